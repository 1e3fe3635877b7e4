import { EvaluationError } from './values';
import type { RuleSnapshot } from './values';

/** What is known of an expression before it runs; `any` if that can't be known in advance. */
export type StaticType = 'any' | 'null' | 'boolean' | 'number' | 'string' | 'snapshot' | 'auth' | 'strings' | 'regexp';

/** A method of the rules' language: its parameters, its result, and its implementation. */
export interface Method {
  readonly parameters: readonly StaticType[];
  readonly optional?: true;
  readonly returns: StaticType;
  readonly call: (receiver: unknown, args: readonly unknown[]) => unknown;
}

function snapshotMethod(
  parameters: readonly StaticType[],
  returns: StaticType,
  call: (snapshot: RuleSnapshot, argument: string) => unknown,
): Method {
  return {
    parameters,
    returns,
    call: (receiver, [argument]) => call(receiver as RuleSnapshot, argument as string),
  };
}

/** The methods of `data`, `newData`, `root`, and the snapshots that their methods return. */
export const snapshotMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['val', snapshotMethod([], 'any', (snapshot) => snapshot.val())],
  ['exists', snapshotMethod([], 'boolean', (snapshot) => snapshot.exists())],
  ['child', snapshotMethod(['string'], 'snapshot', (snapshot, path) => snapshot.child(path))],
  ['parent', snapshotMethod([], 'snapshot', (snapshot) => snapshot.parent())],
  ['hasChild', snapshotMethod(['string'], 'boolean', (snapshot, path) => snapshot.hasChild(path))],
  ['isString', snapshotMethod([], 'boolean', (snapshot) => snapshot.isString())],
  ['isNumber', snapshotMethod([], 'boolean', (snapshot) => snapshot.isNumber())],
  ['isBoolean', snapshotMethod([], 'boolean', (snapshot) => snapshot.isBoolean())],
  ['getPriority', snapshotMethod([], 'null', (snapshot) => snapshot.getPriority())],
  [
    'hasChildren',
    {
      parameters: ['strings'],
      optional: true,
      returns: 'boolean',
      call: (receiver, [keys]) => (receiver as RuleSnapshot).hasChildren(keys as string[] | undefined),
    },
  ],
]);

function stringMethod(
  parameters: readonly StaticType[],
  returns: StaticType,
  call: (text: string, ...args: string[]) => unknown,
): Method {
  return {
    parameters,
    returns,
    call: (receiver, args) => {
      if (typeof receiver !== 'string') {
        throw new EvaluationError('A string method on something else');
      }
      return call(receiver, ...(args as string[]));
    },
  };
}

/** The methods of strings. */
export const stringMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['contains', stringMethod(['string'], 'boolean', (text, part) => text.includes(part ?? ''))],
  ['beginsWith', stringMethod(['string'], 'boolean', (text, part) => text.startsWith(part ?? ''))],
  ['endsWith', stringMethod(['string'], 'boolean', (text, part) => text.endsWith(part ?? ''))],
  ['replace', stringMethod(['string', 'string'], 'string', (text, part, other) => text.replaceAll(part ?? '', other ?? ''))],
  ['toLowerCase', stringMethod([], 'string', (text) => text.toLowerCase())],
  ['toUpperCase', stringMethod([], 'string', (text) => text.toUpperCase())],
  [
    'matches',
    {
      parameters: ['regexp'],
      returns: 'boolean',
      call: (receiver, [pattern]) => {
        if (typeof receiver !== 'string') {
          throw new EvaluationError('matches() on something that is no string');
        }
        return (pattern as RegExp).test(receiver);
      },
    },
  ],
]);
