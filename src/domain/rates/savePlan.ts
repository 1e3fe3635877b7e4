import { quoteSides } from './currency';
import type { EditableCurrency, RateChange, RateEdit } from './rateEdit';
import { changeOf, judgeEdit } from './rateEdit';
import { rangeProblemOf } from './rateParts';
import type { RateConcern } from './concerns';
import { concernsOf } from './concerns';

/** A currency whose rates are to be written. */
export interface PlannedRow {
  readonly currency: EditableCurrency;
  readonly change: RateChange;
}

/** What a save would do now (rule 47). */
export interface SavePlan {
  readonly rows: readonly PlannedRow[];
  /** Keys of the rows that hold something that is no rate, be it typed or stored beside it: they aren't written, the others are. */
  readonly invalidKeys: readonly string[];
  /** Keys of the rows whose edits are what is stored: there is nothing to write. */
  readonly unchangedKeys: readonly string[];
  /** Keys of edited currencies that are not listed any more. */
  readonly goneKeys: readonly string[];
  readonly concerns: readonly RateConcern[];
  /** How many rates differ from the stored ones, unreadable ones and those of currencies that are gone included. */
  readonly changeCount: number;
}

/** Plans the writing of the edits, row by row in the order of the list. */
export function planSave(currencies: readonly EditableCurrency[], edits: readonly RateEdit[]): SavePlan {
  const rows: PlannedRow[] = [];
  const invalidKeys: string[] = [];
  const unchangedKeys: string[] = [];
  const concerns: RateConcern[] = [];
  let changeCount = 0;

  const editedKeys = new Set(edits.map(({ key }) => key));
  for (const currency of currencies.filter(({ key }) => editedKeys.has(key))) {
    const rowEdits = edits.filter(({ key }) => key === currency.key);
    const outcomes = rowEdits.map(({ parts, side }) => judgeEdit(parts, currency[side]).type);
    changeCount += outcomes.filter((type) => type !== 'unchanged').length;
    const change = changeOf(currency, rowEdits);
    const isRefused = change !== null && quoteSides.some((side) => rangeProblemOf({ ...currency, ...change }[side]) !== null);
    if (outcomes.includes('invalid') || isRefused) {
      invalidKeys.push(currency.key);
    } else if (change !== null) {
      rows.push({ currency, change });
      concerns.push(...concernsOf(currency, rowEdits, change));
    } else {
      unchangedKeys.push(currency.key);
    }
  }
  const listedKeys = new Set(currencies.map(({ key }) => key));
  const goneEdits = edits.filter(({ key }) => !listedKeys.has(key));
  // Before a list has come, nothing is known of any currency.
  const goneKeys = currencies.length === 0 ? [] : [...new Set(goneEdits.map(({ key }) => key))];
  return { rows, invalidKeys, unchangedKeys, goneKeys, concerns, changeCount: changeCount + goneEdits.length };
}
