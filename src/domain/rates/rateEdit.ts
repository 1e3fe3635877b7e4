import type { Currency, CurrencyRecord, QuoteSide } from './currency';
import { isQuoted } from './currency';
import { recordFaultOf } from './recordFault';
import type { RateParts, RateProblem } from './rateParts';
import { readRateParts, splitRate } from './rateParts';

/** A currency that the editor lists: not the base currency, at its own key, and with two readable rates (rule 45). */
export type EditableCurrency = Currency & Pick<CurrencyRecord, QuoteSide>;

/** What staff typed over one stored rate. */
export interface RateEdit {
  /** Database key of the currency. */
  readonly key: string;
  readonly side: QuoteSide;
  readonly parts: RateParts;
  /** The stored rate when the field was first touched; a different stored rate now means that someone else changed it. */
  readonly base: number;
}

/** New rates of one currency, without the time: the shapes that an update may have (rule 49). */
export type RateChange = Pick<CurrencyRecord, 'buy'> | Pick<CurrencyRecord, 'sell'> | Pick<CurrencyRecord, QuoteSide>;

/** What an edit means for the stored rate. */
export type EditOutcome =
  | { readonly type: 'unchanged' }
  | { readonly type: 'changed'; readonly rate: number }
  | { readonly type: 'invalid'; readonly problem: RateProblem };

/** Whether the editor lists a currency. */
export function isEditable(currency: Currency): currency is EditableCurrency {
  return isQuoted(currency) && recordFaultOf(currency) === null;
}

/** Compares what was typed with the stored rate as numbers: '1,10' leaves 1.1 unchanged (rule 47). */
export function judgeEdit(parts: RateParts, stored: number): EditOutcome {
  // A stored rate that the editor itself would refuse (0, seven decimals) is no error while it is left alone.
  if (isSameText(parts, splitRate(stored))) {
    return { type: 'unchanged' };
  }
  const reading = readRateParts(parts);
  if (!reading.isRate) {
    return { type: 'invalid', problem: reading.problem };
  }
  return reading.rate === stored ? { type: 'unchanged' } : { type: 'changed', rate: reading.rate };
}

/** Whether the stored rate changed after the field was touched, to something other than what was typed. */
export function isConflict(edit: RateEdit, stored: number): boolean {
  return stored !== edit.base && judgeEdit(edit.parts, stored).type !== 'unchanged';
}

/** The change that one currency's edits amount to; null when they change nothing. */
export function changeOf(currency: EditableCurrency, edits: readonly RateEdit[]): RateChange | null {
  const rateOf = (side: QuoteSide): number | null => {
    const edit = edits.find((candidate) => candidate.side === side);
    const outcome = edit && judgeEdit(edit.parts, currency[side]);
    return outcome?.type === 'changed' ? outcome.rate : null;
  };
  const buy = rateOf('buy');
  const sell = rateOf('sell');
  if (buy !== null) {
    return sell === null ? { buy } : { buy, sell };
  }
  return sell === null ? null : { sell };
}

function isSameText(one: RateParts, other: RateParts): boolean {
  return one.whole.trim() === other.whole && one.decimals.trim() === other.decimals;
}
