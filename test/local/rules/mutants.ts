import { parseExpressionAt } from 'acorn';
import type { AnyNode, Literal } from 'acorn';

/** The rules with one error. */
export interface Mutant {
  /** The place and the change; the same in every run. */
  readonly name: string;
  /** Keys from the root of the rules to the wrong rule. */
  readonly place: readonly string[];
  readonly rules: unknown;
}

/** A range of a rule's text, and the text that replaces it in a mutant. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** All mutants of a set of rules: each rule always or never holds, or its expression has one change. */
export function mutantsOf(rules: object): Mutant[] {
  return rulesIn(rules, []).flatMap(({ path, rule }) => {
    const variants = typeof rule === 'boolean' ? [!rule] : [true, false, ...expressionVariants(rule)];
    const names = numbered(variants.map((variant) => `/${path.join('/')}: ${describe(rule, variant)}`));
    return variants.map((variant, index) => ({ name: names[index] ?? '', place: path, rules: withRule(rules, path, variant) }));
  });
}

/** Adds numbers to repeated names, which come from parts that occur several times in one rule. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function rulesIn(node: object, path: readonly string[]): { path: readonly string[]; rule: string | boolean }[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    // An index has no influence on access.
    if (key === '.indexOn') {
      return [];
    }
    const place = [...path, key];
    if (typeof value === 'string' || typeof value === 'boolean') {
      return [{ path: place, rule: value }];
    }
    return rulesIn(value as object, place);
  });
}

function withRule(node: object, [key, ...rest]: readonly string[], rule: string | boolean): object {
  const members = new Map(Object.entries(node) as [string, unknown][]);
  const name = key ?? '';
  members.set(name, rest.length === 0 ? rule : withRule(members.get(name) as object, rest, rule));
  return Object.fromEntries(members);
}

/** The changed part with some context on both sides. */
function describe(rule: string | boolean, variant: string | boolean): string {
  if (typeof rule === 'boolean' || typeof variant === 'boolean') {
    return `always ${String(variant)}`;
  }
  let start = 0;
  while (rule[start] === variant[start]) {
    start += 1;
  }
  let end = 0;
  while (end < rule.length - start && end < variant.length - start && rule.at(-1 - end) === variant.at(-1 - end)) {
    end += 1;
  }
  const from = Math.max(0, start - 20);
  const around = (text: string): string => shortened(text.slice(from, text.length - Math.max(0, end - 20)));
  return `${around(rule)} → ${around(variant)}`;
}

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 60)} … ${text.slice(-60)}`;
}

function expressionVariants(rule: string): string[] {
  const replacements = walk(parseExpressionAt(rule, 0, { ecmaVersion: 2015 }), rule);
  const variants = replacements.map(({ start, end, text }) => rule.slice(0, start) + text + rule.slice(end));
  return [...new Set(variants)].filter((variant) => variant !== rule);
}

function walk(node: AnyNode, rule: string): Replacement[] {
  const source = (part: AnyNode): string => rule.slice(part.start, part.end);
  const replace = (text: string): Replacement => ({ start: node.start, end: node.end, text });
  if (node.type === 'LogicalExpression') {
    const other = node.operator === '&&' ? '||' : '&&';
    return [
      // Parentheses preserve the precedence when the other side is removed.
      replace(`(${source(node.left)})`),
      replace(`(${source(node.right)})`),
      replace(`((${source(node.left)}) ${other} (${source(node.right)}))`),
      ...walk(node.left, rule),
      ...walk(node.right, rule),
    ];
  }
  if (node.type === 'BinaryExpression') {
    const others = operatorMutations[node.operator] ?? [];
    return [
      ...others.map((operator) => replace(`${source(node.left)} ${operator} ${source(node.right)}`)),
      ...walk(node.left, rule),
      ...walk(node.right, rule),
    ];
  }
  if (node.type === 'UnaryExpression') {
    return [replace(source(node.argument)), ...walk(node.argument, rule)];
  }
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const receiver = node.callee.object;
    return [
      ...callMutations(node.callee.property, source(receiver)).map(replace),
      ...walk(receiver, rule),
      ...node.arguments.flatMap((argument) => walk(argument, rule)),
    ];
  }
  if (node.type === 'MemberExpression') {
    return walk(node.object, rule);
  }
  if (node.type === 'ConditionalExpression') {
    const { test, consequent, alternate } = node;
    return [
      replace(`(${source(consequent)})`),
      replace(`(${source(alternate)})`),
      replace(`${source(test)} ? ${source(alternate)} : ${source(consequent)}`),
      ...[test, consequent, alternate].flatMap((part) => walk(part, rule)),
    ];
  }
  if (node.type === 'ArrayExpression') {
    const items = node.elements.filter((item) => item !== null);
    return items.map((dropped) =>
      replace(
        `[${items
          .filter((item) => item !== dropped)
          .map(source)
          .join(', ')}]`,
      ),
    );
  }
  if (node.type === 'Identifier') {
    return swapSnapshots[node.name] === undefined ? [] : [replace(swapSnapshots[node.name] ?? '')];
  }
  return node.type === 'Literal' ? literalMutations(node).map(replace) : [];
}

const operatorMutations: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '>': ['>=', '<', '<='],
  '<': ['<=', '>', '>='],
  '<=': ['<', '>', '>='],
};

const swapSnapshots: Readonly<Record<string, string>> = { data: 'newData', newData: 'data' };

function callMutations(method: AnyNode, receiver: string): string[] {
  switch (method.type === 'Identifier' ? method.name : '') {
    case 'matches':
      return ['true'];
    case 'exists':
    case 'hasChild':
    case 'hasChildren':
    case 'isBoolean':
    case 'isNumber':
    case 'isString':
      return ['true', 'false'];
    case 'toLowerCase':
      return [receiver, `${receiver}.toUpperCase()`];
    default:
      return [];
  }
}

function literalMutations({ value, regex }: Literal): string[] {
  if (regex != null) {
    return patternMutations(regex.pattern).map((pattern) => `/${pattern}/${regex.flags}`);
  }
  if (typeof value === 'number') {
    return [String(value + 1), String(value - 1)];
  }
  if (typeof value === 'string') {
    return [`'${value}x'`];
  }
  return typeof value === 'boolean' ? [String(!value)] : [];
}

/** Changes one piece of the pattern at a time: drops an anchor or quantifier, or makes the piece wider or narrower. */
function patternMutations(pattern: string): string[] {
  const pieces = pattern.match(/\[[^\]]*\]|\{[^}]*\}|./g) ?? [];
  return pieces.flatMap((piece, index) => {
    const around = (text: string): string => [...pieces.slice(0, index), text, ...pieces.slice(index + 1)].join('');
    return pieceMutations(piece).map(around);
  });
}

function pieceMutations(piece: string): string[] {
  if (/^[()|]$/.test(piece)) {
    return [];
  }
  if (/^[?*$^]$/.test(piece)) {
    return [''];
  }
  if (piece.startsWith('{')) {
    const [least = 0, most = 0] = piece.slice(1, -1).split(',').map(Number);
    return [`{${least - 1},${most}}`, `{${least + 1},${most}}`, `{${least},${most - 1}}`, `{${least},${most + 1}}`];
  }
  return ['.', ...(piece.startsWith('[') ? setMutations(piece.slice(1, -1)) : [])];
}

/** Drops one member of the set, or makes a range of digits longer or shorter at one end. */
function setMutations(content: string): string[] {
  const members = content.match(/.-.|./g) ?? [];
  return members.flatMap((member, index) => {
    const others = (text: string): string => `[${[...members.slice(0, index), text, ...members.slice(index + 1)].join('')}]`;
    return [...(members.length > 1 ? [''] : []), ...digitRanges(member)].map(others);
  });
}

function digitRanges(range: string): string[] {
  const [from, to] = [Number(range[0]), Number(range[2])];
  return /^\d-\d$/.test(range)
    ? [
        [from - 1, to],
        [from + 1, to],
        [from, to - 1],
        [from, to + 1],
      ]
        .filter(([first = 0, last = 0]) => first >= 0 && last <= 9)
        .map(([first, last]) => `${first}-${last}`)
    : [];
}
