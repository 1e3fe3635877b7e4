import { DAY, HOUR, MINUTE } from './units';

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A length of time in its largest whole unit. */
export interface Age {
  readonly value: number;
  readonly unit: (typeof units)[number][0];
}

/**
 * How long ago something was, from a length in milliseconds; null for less than a minute, because screens follow the time in
 * steps of several seconds.
 */
export function ageOf(milliseconds: number): Age | null {
  const found = units.find(([, unitLength]) => milliseconds >= unitLength);
  if (!found) {
    return null;
  }
  const [unit, length] = found;
  return { value: Math.floor(milliseconds / length), unit };
}
