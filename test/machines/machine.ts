import type { Action } from '@reduxjs/toolkit';

/** A state of a machine as it may be met, and what every event makes of it. */
export interface MachineRow<State, EventName extends string> {
  readonly name: string;
  readonly state: State;
  /** The state that follows each event; only those are named that change something. */
  readonly on: Readonly<Partial<Record<EventName, State>>>;
}

/** A state machine as one table: every cell of it is tested, and docs/state-machines.md is drawn from it. */
export interface Machine<State, EventName extends string = string> {
  readonly name: string;
  readonly reducer: (state: State | undefined, event: Action) => State;
  readonly initialState: State;
  /** Names of the slice's own events, none of which may be left out. */
  readonly ownEvents: readonly string[];
  readonly events: Readonly<Record<EventName, Action>>;
  readonly statusOf: (state: State) => string;
  readonly rows: readonly MachineRow<State, EventName>[];
}
