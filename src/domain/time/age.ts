import { DAY, HOUR, MINUTE, SECOND } from './units';

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** A length of time in its largest whole unit. */
export interface Age {
  readonly value: number;
  readonly unit: (typeof units)[number][0];
}

/** How long ago something was, from a length in milliseconds; a negative length counts as 0 seconds. */
export function ageOf(milliseconds: number): Age {
  // The clock that measured the start may be a little ahead.
  const age = Math.max(0, milliseconds);
  const [unit, length] = units.find(([, unitLength]) => age >= unitLength) ?? units[3];
  return { value: Math.floor(age / length), unit };
}
