import type { Action } from '@reduxjs/toolkit';
import type { Saga, Task } from 'redux-saga';
import { runSaga, stdChannel } from 'redux-saga';

export interface SagaRun {
  /** Everything that the saga has put so far. */
  readonly dispatched: Action[];
  /** Errors that no saga caught. */
  readonly errors: unknown[];
  /** Hands the saga an event from outside. */
  readonly send: (event: Action) => void;
  readonly task: Task;
}

/** Runs one saga by itself, without a store: events go in by `send`, what it puts is in `dispatched`. */
export function runSagaWith<Arguments extends unknown[]>(saga: Saga<Arguments>, ...args: Arguments): SagaRun {
  return runSagaWithState(() => ({}), saga, ...args);
}

/** The same for a saga that selects from the state. */
export function runSagaWithState<Arguments extends unknown[]>(
  getState: () => unknown,
  saga: Saga<Arguments>,
  ...args: Arguments
): SagaRun {
  const channel = stdChannel<Action>();
  const dispatched: Action[] = [];
  const errors: unknown[] = [];
  const task = runSaga(
    {
      channel,
      dispatch: (event: Action) => {
        dispatched.push(event);
        channel.put(event);
      },
      getState,
      onError: (error) => errors.push(error),
    },
    saga,
    ...args,
  );
  return { dispatched, errors, send: (event) => channel.put(event), task };
}
