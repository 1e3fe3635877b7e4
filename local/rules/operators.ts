import { childrenMarker, EvaluationError } from './values';
import type { StaticType } from './methods';

/** A binary operator of the rules' language. */
export interface BinaryOperator {
  readonly operands: readonly StaticType[];
  readonly result: StaticType;
  readonly apply: (left: unknown, right: unknown) => unknown;
}

type Comparable = string | number;

function comparison(holds: (left: Comparable, right: Comparable) => boolean): BinaryOperator {
  return {
    operands: ['number', 'string'],
    result: 'boolean',
    apply: (left, right) => {
      if ((typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string')) {
        return holds(left, right);
      }
      throw new EvaluationError('Only two numbers or two texts have an order');
    },
  };
}

function arithmetic(compute: (left: number, right: number) => number): BinaryOperator {
  return {
    operands: ['number'],
    result: 'number',
    apply: (left, right) => {
      if (typeof left !== 'number' || typeof right !== 'number') {
        throw new EvaluationError('Arithmetic takes numbers');
      }
      return compute(left, right);
    },
  };
}

function isEqual(left: unknown, right: unknown): boolean {
  return left === right && left !== childrenMarker;
}

const equality: BinaryOperator = {
  operands: ['boolean', 'null', 'number', 'string', 'auth'],
  result: 'boolean',
  apply: isEqual,
};

const inequality: BinaryOperator = { ...equality, apply: (left, right) => !isEqual(left, right) };

const addition: BinaryOperator = {
  operands: ['number', 'string'],
  result: 'any',
  apply: (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') {
      return left + right;
    }
    if ([left, right].every((operand) => typeof operand === 'string' || typeof operand === 'number')) {
      return `${String(left)}${String(right)}`;
    }
    throw new EvaluationError('+ takes numbers and texts');
  },
};

/** The binary operators by their sign. */
export const binaryOperators: ReadonlyMap<string, BinaryOperator> = new Map<string, BinaryOperator>([
  ['==', equality],
  ['===', equality],
  ['!=', inequality],
  ['!==', inequality],
  ['<', comparison((left, right) => left < right)],
  ['<=', comparison((left, right) => left <= right)],
  ['>', comparison((left, right) => left > right)],
  ['>=', comparison((left, right) => left >= right)],
  ['+', addition],
  ['-', arithmetic((left, right) => left - right)],
  ['*', arithmetic((left, right) => left * right)],
  ['/', arithmetic((left, right) => left / right)],
  ['%', arithmetic((left, right) => left % right)],
]);
