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

/** What a save would write now (rule 47). */
export interface SavePlan {
  readonly rows: readonly PlannedRow[];
  /** Keys of the rows that contain an invalid rate, typed or stored beside it; they aren't written, the others are. */
  readonly invalidKeys: readonly string[];
  /** Keys of the rows whose edits equal the stored rates, which leaves nothing to write. */
  readonly unchangedKeys: readonly string[];
  /** Keys of edited currencies that are no longer listed. */
  readonly goneKeys: readonly string[];
  readonly concerns: readonly RateConcern[];
  /** How many rates differ from the stored ones, including unreadable rates and rates of currencies that are gone. */
  readonly changeCount: number;
}

/** Plans how to write the edits, row by row in the order of the list; null stands for a list that has not come yet. */
export function planSave(list: readonly EditableCurrency[] | null, edits: readonly RateEdit[]): SavePlan {
  const currencies = list ?? [];
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
  const orphanedEdits = edits.filter(({ key }) => !listedKeys.has(key));
  const goneKeys = list === null ? [] : [...new Set(orphanedEdits.map(({ key }) => key))];
  return { rows, invalidKeys, unchangedKeys, goneKeys, concerns, changeCount: changeCount + orphanedEdits.length };
}
