import type { PastRates } from '../../domain/archive/listAt';
import type { ListNumber } from '../../domain/archive/listNumber';
import { beginningOf } from '../../domain/archive/listNumber';
import type { ListNumberState, NumberedList } from './listNumberSlice';

/** A line of the list. */
export interface SheetLine extends PastRates {
  readonly name: string;
}

/** Everything on a sheet except the office's facts; moments are in milliseconds since 1970. */
export interface RateSheet {
  /** The earlier moment at which the list was valid; null for the present list. */
  readonly moment: number | null;
  readonly lines: readonly SheetLine[];
  /** Null when it is not known. */
  readonly validFrom: number | null;
  readonly number: ListNumber['number'];
  /** When the rates came, if nobody knows whether they still hold; otherwise null. */
  readonly unverifiedSince: number | null;
}

/** Whether the present rates are current, and so need no mark of their age, and when they came. */
export interface RatesOrigin {
  readonly areCurrent: boolean;
  readonly receivedAt: number | null;
}

/** Gathers what is known about a list, for printing (rules 131 to 133). */
export function rateSheetOf(
  list: NumberedList,
  lines: readonly SheetLine[],
  known: ListNumberState,
  { areCurrent, receivedAt }: RatesOrigin,
): RateSheet {
  const { moment } = list;
  const found = known.status === 'read' ? known.found : null;
  const ownBeginning = moment === null ? beginningOf(list.versions) : null;
  return {
    moment,
    lines,
    validFrom: found?.validFrom ?? ownBeginning,
    number: found?.number ?? null,
    unverifiedSince: moment === null && !areCurrent ? receivedAt : null,
  };
}
