const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How long ago something was, given in milliseconds, in its largest whole unit: "pred 3 minútami". */
export function formatAge(milliseconds: number): string {
  // The clock that measured the start may run a little ahead.
  const age = Math.max(0, milliseconds);
  const [unit, length] = units.find(([, unitLength]) => age >= unitLength) ?? units[3];
  return new Intl.RelativeTimeFormat('sk').format(-Math.floor(age / length), unit);
}
