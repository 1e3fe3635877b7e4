import type { PastRates } from '../../domain/archive/listAt';
import type { ListNumber } from '../../domain/archive/listNumber';
import { beginningOf } from '../../domain/archive/listNumber';
import type { ListNumberState, NumberedList } from './listNumberSlice';

/** A line of the list. */
export interface SheetLine extends PastRates {
  readonly name: string;
}

/** All that a sheet says besides what the office is; moments are in milliseconds since 1970. */
export interface RateSheet {
  /** The earlier moment whose list it is; null for the present one. */
  readonly moment: number | null;
  readonly lines: readonly SheetLine[];
  /** Null where nothing tells it. */
  readonly validFrom: number | null;
  readonly number: ListNumber['number'];
  /** When the rates came, where nobody knows whether they still hold; else null. */
  readonly unverifiedSince: number | null;
}

/** How the present rates came: whether they need no mark of their age, and when that was. */
export interface RatesOrigin {
  readonly areCurrent: boolean;
  readonly receivedAt: number | null;
}

/** What is known of a list, for paper (rules 131 to 133). */
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
