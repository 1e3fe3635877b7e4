import { parse } from 'acorn';
import type {
  ArrayExpression,
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  Literal,
  LogicalExpression,
  MemberExpression,
  Program,
  UnaryExpression,
} from 'acorn';
import { snapshotMethods, stringMethods } from './methods';
import type { StaticType } from './methods';
import { binaryOperators } from './operators';
import { findUnsupportedRegex } from './regex';
import { EvaluationError } from './values';

/** A rule uses something that the rules' language doesn't have. */
export class RuleSyntaxError extends Error {}

/** The value of each name that a rule may use. */
export type Variables = ReadonlyMap<string, unknown>;

/** The type of each name that a rule may use. */
export type Scope = ReadonlyMap<string, StaticType>;

/** A part of a rule: what is known of its value in advance, and how to compute it. */
interface Compiled {
  readonly type: StaticType;
  readonly evaluate: (variables: Variables) => unknown;
}

/** A rule that is ready to run. It is false if its expression can't be evaluated. */
export type Rule = (variables: Variables) => boolean;

/** Compiles a rule's text; throws RuleSyntaxError when Firebase would refuse to publish it. */
export function compileRule(text: string, scope: Scope): Rule {
  const compiled = new Compiler(text, scope).compileWhole();
  return (variables) => {
    try {
      return compiled.evaluate(variables) === true;
    } catch (error) {
      if (error instanceof EvaluationError) {
        return false;
      }
      throw error;
    }
  };
}

/** The properties that can be read without a call, by type; an `any` may turn out to have any of them. */
const properties: ReadonlyMap<StaticType, ReadonlyMap<string, StaticType>> = new Map([
  [
    'auth',
    new Map<string, StaticType>([
      ['uid', 'string'],
      ['provider', 'any'],
      ['token', 'any'],
    ]),
  ],
  ['string', new Map<string, StaticType>([['length', 'number']])],
]);

class Compiler {
  readonly #text: string;
  readonly #scope: Scope;

  constructor(text: string, scope: Scope) {
    this.#text = text;
    this.#scope = scope;
  }

  compileWhole(): Compiled {
    const expression = this.#parse();
    const compiled = this.#compile(expression);
    this.#expect(compiled, 'boolean', expression);
    return compiled;
  }

  #parse(): Expression {
    let statements: Program['body'];
    try {
      statements = parse(this.#text, { ecmaVersion: 2015 }).body;
    } catch (error) {
      throw new RuleSyntaxError((error as SyntaxError).message, { cause: error });
    }
    const [statement] = statements;
    if (
      statements.length !== 1 ||
      statement?.type !== 'ExpressionStatement' ||
      this.#text.includes(';', statement.expression.end)
    ) {
      throw new RuleSyntaxError('a rule is one expression');
    }
    return statement.expression;
  }

  #compile(node: Expression): Compiled {
    if (node.type === 'Literal') {
      return this.#compileLiteral(node);
    }
    if (node.type === 'Identifier') {
      return this.#compileIdentifier(node.name);
    }
    if (node.type === 'MemberExpression') {
      return this.#compileProperty(node);
    }
    if (node.type === 'CallExpression') {
      return this.#compileCall(node);
    }
    if (node.type === 'ArrayExpression') {
      return this.#compileArray(node);
    }
    if (node.type === 'UnaryExpression') {
      return this.#compileUnary(node);
    }
    if (node.type === 'LogicalExpression') {
      return this.#compileLogical(node);
    }
    if (node.type === 'BinaryExpression') {
      return this.#compileBinary(node);
    }
    if (node.type === 'ConditionalExpression') {
      return this.#compileConditional(node);
    }
    return this.#refuse(`${node.type} is not part of the rules' language`);
  }

  #compileArray({ elements }: ArrayExpression): Compiled {
    const items = elements.map((item) =>
      item === null ? this.#refuse('a list has no holes') : this.#compileAs(item as Expression, 'string'),
    );
    return { type: 'strings', evaluate: (variables) => items.map((item) => item.evaluate(variables)) };
  }

  #compileUnary({ operator, argument }: UnaryExpression): Compiled {
    if (operator === '!') {
      const operand = this.#compileAs(argument, 'boolean');
      return { type: 'boolean', evaluate: (variables) => !asBoolean(operand.evaluate(variables)) };
    }
    if (operator === '-') {
      const operand = this.#compileAs(argument, 'number');
      return { type: 'number', evaluate: (variables) => -asNumber(operand.evaluate(variables)) };
    }
    return this.#refuse(`unknown operator ${operator}`);
  }

  #compileLogical(node: LogicalExpression): Compiled {
    const left = this.#compileAs(node.left, 'boolean');
    const right = this.#compileAs(node.right, 'boolean');
    const decisive = node.operator === '||';
    return {
      type: 'boolean',
      evaluate: (variables) =>
        asBoolean(left.evaluate(variables)) === decisive ? decisive : asBoolean(right.evaluate(variables)),
    };
  }

  #compileBinary(node: BinaryExpression): Compiled {
    const operator = binaryOperators.get(node.operator);
    if (operator === undefined || node.left.type === 'PrivateIdentifier') {
      return this.#refuse(`unknown operator ${node.operator}`);
    }
    const left = this.#compile(node.left);
    const right = this.#compile(node.right);
    for (const { type } of [left, right]) {
      if (type !== 'any' && !operator.operands.includes(type)) {
        this.#refuse(`${node.operator} takes no ${type}`);
      }
    }
    return {
      type: operator.result,
      evaluate: (variables) => operator.apply(left.evaluate(variables), right.evaluate(variables)),
    };
  }

  #compileConditional(node: ConditionalExpression): Compiled {
    const test = this.#compileAs(node.test, 'boolean');
    const [yes, no] = [this.#compile(node.consequent), this.#compile(node.alternate)];
    return {
      type: yes.type === no.type ? yes.type : 'any',
      evaluate: (variables) => (asBoolean(test.evaluate(variables)) ? yes : no).evaluate(variables),
    };
  }

  #compileLiteral({ value, regex }: Literal): Compiled {
    if (regex != null) {
      const problem = findUnsupportedRegex(regex.pattern, regex.flags);
      if (problem !== null) {
        this.#refuse(`/${regex.pattern}/${regex.flags} holds ${problem}, which Firebase's patterns lack`);
      }
      const pattern = new RegExp(regex.pattern, regex.flags);
      return { type: 'regexp', evaluate: () => pattern };
    }
    return { type: value === null ? 'null' : (typeof value as StaticType), evaluate: () => value };
  }

  #compileIdentifier(name: string): Compiled {
    const type = this.#scope.get(name);
    if (type === undefined) {
      return this.#refuse(`unknown identifier ${JSON.stringify(name)}`);
    }
    return { type, evaluate: (variables) => variables.get(name) };
  }

  #compileProperty(node: MemberExpression): Compiled {
    const object = this.#compile(node.object as Expression);
    const name = this.#propertyName(node);
    const type = object.type === 'any' ? 'any' : properties.get(object.type)?.get(name);
    if (type === undefined) {
      return this.#refuse(`${object.type} has no property ${JSON.stringify(name)}`);
    }
    return { type, evaluate: (variables) => propertyOf(object.evaluate(variables), name) };
  }

  #propertyName({ property, computed }: MemberExpression): string {
    if (!computed && property.type === 'Identifier') {
      return property.name;
    }
    if (property.type === 'Literal' && typeof property.value === 'string') {
      return property.value;
    }
    return this.#refuse('a property must be named by an identifier or a text');
  }

  #compileCall(node: CallExpression): Compiled {
    if (node.callee.type !== 'MemberExpression') {
      return this.#refuse('only methods can be called');
    }
    const receiver = this.#compile(node.callee.object as Expression);
    const name = this.#propertyName(node.callee);
    const methods = receiver.type === 'snapshot' ? snapshotMethods : stringMethods;
    const method = ['snapshot', 'string', 'any'].includes(receiver.type) ? methods.get(name) : undefined;
    if (method === undefined) {
      return this.#refuse(`unknown function ${JSON.stringify(name)} on a ${receiver.type}`);
    }
    const omitted = method.optional === true && node.arguments.length === 0;
    if (!omitted && node.arguments.length !== method.parameters.length) {
      return this.#refuse(`${name}() takes ${method.parameters.length} arguments`);
    }
    const args = node.arguments.map((argument, index) =>
      this.#compileAs(argument as Expression, method.parameters[index] ?? 'any'),
    );
    return {
      type: method.returns,
      evaluate: (variables) =>
        method.call(
          receiver.evaluate(variables),
          args.map((argument, index) => asArgument(argument.evaluate(variables), method.parameters[index])),
        ),
    };
  }

  #compileAs(node: Expression, type: StaticType): Compiled {
    const compiled = this.#compile(node);
    this.#expect(compiled, type, node);
    return compiled;
  }

  #expect(compiled: Compiled, type: StaticType, node: Expression): void {
    const acceptable = compiled.type === type || (compiled.type === 'any' && type !== 'regexp' && type !== 'strings');
    if (!acceptable) {
      this.#refuse(`${JSON.stringify(this.#text.slice(node.start, node.end))} must be a ${type}, not a ${compiled.type}`);
    }
  }

  #refuse(problem: string): never {
    throw new RuleSyntaxError(problem);
  }
}

function asBoolean(value: unknown): boolean {
  if (typeof value !== 'boolean') {
    throw new EvaluationError('A boolean was expected');
  }
  return value;
}

function asNumber(value: unknown): number {
  if (typeof value !== 'number') {
    throw new EvaluationError('A number was expected');
  }
  return value;
}

function asArgument(value: unknown, type: StaticType | undefined): unknown {
  if (type === 'string' && typeof value !== 'string') {
    throw new EvaluationError('A text was expected');
  }
  return value;
}

/** A field of `auth` or of its token (null when absent), or the length of a text. */
function propertyOf(value: unknown, name: string): unknown {
  if (typeof value === 'string' && name === 'length') {
    return value.length;
  }
  if (typeof value !== 'object' || value === null) {
    throw new EvaluationError(`Nothing has a property ${JSON.stringify(name)} here`);
  }
  return Object.hasOwn(value, name) ? ((value as Record<string, unknown>)[name] ?? null) : null;
}
