import type { Action } from '@reduxjs/toolkit';

/** A state in which a machine can be, and the state that each event leads to. */
export interface MachineRow<State, EventName extends string> {
  readonly name: string;
  readonly state: State;
  /** The state after each event; events that change nothing are left out. */
  readonly on: Readonly<Partial<Record<EventName, State>>>;
}

/** A state machine as one table; every cell is tested, and docs/state-machines.md is generated from it. */
export interface Machine<State, EventName extends string = string> {
  readonly name: string;
  readonly reducer: (state: State | undefined, event: Action) => State;
  readonly initialState: State;
  /** Names of the slice's own events; `events` must have all of them. */
  readonly ownEvents: readonly string[];
  readonly events: Readonly<Record<EventName, Action>>;
  readonly statusOf: (state: State) => string;
  readonly rows: readonly MachineRow<State, EventName>[];
}
