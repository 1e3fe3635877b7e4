import type { Action } from '@reduxjs/toolkit';
import type { Saga, Task } from 'redux-saga';
import { runSaga, stdChannel } from 'redux-saga';

export interface SagaRun {
  /** All events that the saga has put so far. */
  readonly dispatched: Action[];
  /** Errors that no saga caught. */
  readonly errors: unknown[];
  /** Sends the saga an event from outside. */
  readonly send: (event: Action) => void;
  readonly task: Task;
}

/** Runs one saga alone, without a store: `send` passes events in, and `dispatched` collects the events that it puts. */
export function runSagaWith<Arguments extends unknown[]>(saga: Saga<Arguments>, ...args: Arguments): SagaRun {
  return runSagaWithState(() => ({}), saga, ...args);
}

/** Runs one saga that selects from the given state, without a store. */
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
