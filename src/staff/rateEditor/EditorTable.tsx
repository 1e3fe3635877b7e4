import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import { matchesFilter } from '../../domain/rates/currencyFilter';
import type { EditableCurrency } from '../../domain/rates/rateEdit';
import type { RatesRootState } from '../../features/rates/ratesSlice';
import { selectRatesStatus } from '../../features/rates/ratesSlice';
import type { KeptEdit } from './editorSlice';
import { selectEdits, selectFailures, selectSaveOutcome } from './editorSlice';
import { selectEditableCurrencies } from './editorSelectors';
import { focusField } from './fieldNavigation';
import { RateRow } from './EditorRow';

const NO_EDITS: readonly KeptEdit[] = [];

/** Every currency but EUR with its buy and sell rate (rule 45), and a box to find one. */
export function EditorTable() {
  const { office } = useSite();
  const words = useStaffWords().editor;
  const currencies = useSelector((state: RatesRootState) => selectEditableCurrencies(state, office.currencyOrder));
  const isWaiting = useSelector(selectRatesStatus) === 'waiting';
  const failures = useSelector(selectFailures);
  const [filter, setFilter] = useState('');
  const tableRef = useRef<HTMLTableElement>(null);
  const filterId = useId();
  useFocusOnFirstMarked(tableRef);

  if (currencies.length === 0) {
    return <p role="status">{isWaiting ? words.waiting : words.noRates}</p>;
  }

  // A row that a save has marked is shown whatever the filter says.
  const failedKeys = new Set(failures.map(({ key }) => key));
  const shown = new Set(currencies.filter((currency) => failedKeys.has(currency.key) || matchesFilter(currency, filter)));
  return (
    <div className="rate-editor">
      <div className="field rate-editor__filter">
        <label className="field__label" htmlFor={filterId}>
          {words.filter}
        </label>
        <input
          className="field__control"
          id={filterId}
          type="search"
          autoComplete="off"
          placeholder={words.filterPlaceholder}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <p className="rate-editor__found-nothing" role="status">
          {shown.size === 0 && words.filterFoundNothing}
        </p>
      </div>
      {/* The roles are spelled out because styles change the display of the table's parts. */}
      <table ref={tableRef} className="rate-editor__table" role="table">
        <caption className="rate-editor__caption">{words.caption}</caption>
        <thead className="rate-editor__head" role="rowgroup">
          <tr className="rate-editor__row rate-editor__row--head" role="row">
            <th className="rate-editor__currency" scope="col" role="columnheader">
              {words.currency}
            </th>
            <th scope="col" role="columnheader">
              {words.buy}
            </th>
            <th scope="col" role="columnheader">
              {words.sell}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <EditorRows currencies={currencies} shown={shown} />
        </tbody>
      </table>
    </div>
  );
}

interface RowsProps {
  readonly currencies: readonly EditableCurrency[];
  readonly shown: ReadonlySet<EditableCurrency>;
}

/** Hands each row what was typed into it: a subscription for every field would ask hundreds of questions at every key. */
function EditorRows({ currencies, shown }: RowsProps) {
  const edits = useSelector(selectEdits);
  const failures = useSelector(selectFailures);
  // Maps, not objects: keys come from the database, and one may be named `__proto__`.
  const editsByKey = new Map(edits.map(({ key }) => [key, edits.filter((edit) => edit.key === key)]));
  const reasons = new Map(failures.map(({ key, reason }) => [key, reason]));
  return currencies.map((currency) => (
    <RateRow
      key={currency.key}
      currency={currency}
      edits={editsByKey.get(currency.key) ?? NO_EDITS}
      reason={reasons.get(currency.key) ?? null}
      isHidden={!shown.has(currency)}
    />
  ));
}

/** After a save that found something that is no rate, the focus goes to the first such field. */
function useFocusOnFirstMarked(tableRef: RefObject<HTMLTableElement | null>): void {
  const outcome = useSelector(selectSaveOutcome);
  useEffect(() => {
    const marked = outcome && tableRef.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    if (marked) {
      focusField(marked);
    }
  }, [outcome, tableRef]);
}
