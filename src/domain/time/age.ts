const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A length of time in its largest whole unit. */
export interface Age {
  readonly value: number;
  readonly unit: (typeof units)[number][0];
}

/** How long ago something was, given in milliseconds; a negative length counts as 0 seconds. */
export function ageOf(milliseconds: number): Age {
  // The clock that measured the start may run a little ahead.
  const age = Math.max(0, milliseconds);
  const [unit, length] = units.find(([, unitLength]) => age >= unitLength) ?? units[3];
  return { value: Math.floor(age / length), unit };
}
