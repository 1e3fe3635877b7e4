import { InvalidDataError } from './json';
import type { Query } from './query';

type Parameters = Pick<URLSearchParams, 'get' | 'has'>;

const bounds = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo'] as const;
const limits = ['limitToFirst', 'limitToLast'] as const;

const indexes: Readonly<Record<string, string>> = { $key: '.key', $value: '.value' };

/** The query in a request's parameters, or null when there is none; throws InvalidDataError with the reason for a refusal. */
export function readRestQuery(parameters: Parameters): Query | null {
  const order = parameters.get('orderBy');
  if (order === null) {
    if ([...bounds, ...limits].some((name) => parameters.has(name))) {
      throw new InvalidDataError('orderBy must be defined when other query parameters are defined');
    }
    return null;
  }
  if (parameters.has('shallow')) {
    throw new InvalidDataError('shallow cannot be used with other query parameters');
  }
  const index = readIndex(order);
  return { i: index, ...readStart(parameters, index), ...readEnd(parameters, index), ...readLimit(parameters) };
}

function readIndex(order: string): string {
  const index = parseOr(order, 'orderBy must be a valid JSON encoded path');
  if (typeof index !== 'string' || !/^(\$key|\$value|[^.#$[\]]+)$/.test(index)) {
    throw new InvalidDataError(
      index === '$priority'
        ? 'Nothing here has a priority: order by "$key", "$value" or a child'
        : 'orderBy must be a valid JSON encoded path',
    );
  }
  return indexes[index] ?? index.split('/').filter(Boolean).join('/');
}

function readStart(parameters: Parameters, index: string): Query {
  const name = onlyOne(parameters, ['startAt', 'startAfter', 'equalTo']);
  return name === null ? {} : { sp: readBound(parameters, name, index), sin: name !== 'startAfter' };
}

function readEnd(parameters: Parameters, index: string): Query {
  const name = onlyOne(parameters, ['endAt', 'endBefore', 'equalTo']);
  return name === null ? {} : { ep: readBound(parameters, name, index), ein: name !== 'endBefore' };
}

function readLimit(parameters: Parameters): Query {
  const name = onlyOne(parameters, limits);
  if (name === null) {
    return {};
  }
  const text = parameters.get(name) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new InvalidDataError(`${name} must be a positive integer`);
  }
  return { l: Number(text), vf: name === 'limitToFirst' ? 'l' : 'r' };
}

function readBound(parameters: Parameters, name: string, index: string): unknown {
  const problem = 'Constraint index field must be a JSON primitive';
  const value = parseOr(parameters.get(name) ?? '', problem);
  if (typeof value === 'object' && value !== null) {
    throw new InvalidDataError(problem);
  }
  if (index === '.key' && typeof value !== 'string') {
    throw new InvalidDataError(`${name} must be a text when keys are ordered`);
  }
  return value;
}

function onlyOne<Name extends string>(parameters: Parameters, names: readonly Name[]): Name | null {
  const [first = null, second] = names.filter((name) => parameters.has(name));
  if (first !== null && second !== undefined) {
    throw new InvalidDataError(`${first} and ${second} exclude each other`);
  }
  return first;
}

function parseOr(text: string, problem: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidDataError(problem, { cause: error });
  }
}
