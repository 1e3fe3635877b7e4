import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { useCurrencyParameter } from '../currencyParameter';
import { useStaffWords } from '../useStaffWords';
import { findCurrencies } from '../../domain/rates/currencyFilter';
import type { EditableCurrency } from '../../domain/rates/rateEdit';
import { idOf } from '../../features/rates/currencyRecords';
import type { SaveOutcome } from './editorSlice';
import { selectEditorStatus, selectFailures, selectSaveOutcome } from './editorSlice';
import type { EditorRootState } from './editorSelectors';
import { selectEditableCurrencies } from './editorSelectors';
import { enterFoundRow, enterRow, focusField } from './fieldNavigation';
import { CurrencySearch } from './CurrencySearch';
import { EditorRow } from './EditorRow';
import { useNoRowsText } from './useNoRowsText';

/** Every currency but EUR with its buy and sell rate (rule 45), and a box to find one. */
export function EditorTable() {
  const { office } = useSite();
  const { editor: words, lastChange, spread } = useStaffWords();
  const currencies = useSelector((state: EditorRootState) => selectEditableCurrencies(state, office.currencyOrder));
  const noRowsText = useNoRowsText();
  const [filter, setFilter] = useState('');
  const heldKeys = useHeldKeys(filter);
  const tableRef = useRef<HTMLTableElement>(null);
  const found = findCurrencies(currencies, filter);
  const ordered = [...found, ...currencies.filter((currency) => !found.includes(currency))];
  useFocusOnFirstMarked(tableRef);
  useFocusOnAsked(tableRef, ordered);

  if (currencies.length === 0) {
    return <p role="status">{noRowsText}</p>;
  }

  const rows = ordered.map((currency, index) => ({
    id: idOf(currency),
    isHidden: index >= found.length && !heldKeys.includes(currency.key),
  }));
  return (
    <div className="rate-editor">
      <CurrencySearch
        text={filter}
        isFound={found.length > 0}
        isCode={(text) => findCurrencies(currencies, text).length > 0}
        onChange={setFilter}
        onEnter={(searchBox) => {
          const row = tableRef.current?.querySelector<HTMLElement>('tbody tr');
          if (row) {
            enterFoundRow(row, searchBox);
          }
        }}
      />
      {/* The roles are spelled out because styles change the display of the table's parts. */}
      <table ref={tableRef} className="rate-editor__table" role="table">
        <caption className="rate-editor__caption">{words.caption}</caption>
        <thead className="rate-editor__head" role="rowgroup">
          <tr className="rate-editor__row rate-editor__row--head" role="row">
            <th className="rate-editor__currency" scope="col" role="columnheader">
              {words.currency}
            </th>
            <th className="rate-editor__about" scope="col" role="columnheader">
              {lastChange.label}
            </th>
            <th className="rate-editor__spread" scope="col" role="columnheader">
              {spread.label}
            </th>
            <th className="rate-editor__side" scope="col" role="columnheader">
              {words.buy}
            </th>
            <th className="rate-editor__side" scope="col" role="columnheader">
              {words.sell}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, isHidden }) => (
            <EditorRow key={id} id={id} isHidden={isHidden} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Keys of the rows that a save has marked; they stay visible whatever the filter says, until the search changes. The first
 * keystroke that corrects a rate removes its mark, and hiding the row at that point would take the focus away.
 */
function useHeldKeys(filter: string): readonly string[] {
  const markedKeys = useSelector(selectFailures).map(({ key }) => key);
  const [held, setHeld] = useState({ filter, keys: markedKeys });
  const isSameSearch = held.filter === filter;
  const keys = isSameSearch ? held.keys : [];
  const newKeys = markedKeys.filter((key) => !keys.includes(key));
  if (!isSameSearch || newKeys.length > 0) {
    setHeld({ filter, keys: [...keys, ...newKeys] });
  }
  return held.keys;
}

/** Focuses the first invalid rate after a save, unless somebody typed or moved the focus during the save. */
function useFocusOnFirstMarked(tableRef: RefObject<HTMLTableElement | null>): void {
  const outcome = useSelector(selectSaveOutcome);
  const isSaving = useSelector(selectEditorStatus) === 'saving';
  const hasGoneOn = useRef(false);
  const lastOutcome = useRef<SaveOutcome | null>(null);
  useEffect(() => {
    // After a cancelled question the outcome of an earlier save is told again.
    if (outcome === null || outcome === lastOutcome.current) {
      return;
    }
    lastOutcome.current = outcome;
    const marked = tableRef.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    if (marked && !hasGoneOn.current) {
      focusField(marked);
    }
  }, [outcome, tableRef]);
  // Must stay below the effect above, which still needs to know what happened during the save that has just ended.
  useEffect(() => {
    hasGoneOn.current = false;
    if (!isSaving) {
      return undefined;
    }
    const goOn = () => {
      hasGoneOn.current = true;
    };
    const signs = ['input', 'focusin'] as const;
    signs.forEach((sign) => document.addEventListener(sign, goOn));
    return () => signs.forEach((sign) => document.removeEventListener(sign, goOn));
  }, [isSaving]);
}

/**
 * Focuses the rates of the currency that the address names, once (rule 147): if it leaves the list and comes back, somebody
 * may be typing another rate by then. The currencies are in the order of the rows.
 */
function useFocusOnAsked(tableRef: RefObject<HTMLTableElement | null>, currencies: readonly EditableCurrency[]): void {
  const asked = useCurrencyParameter();
  const focused = useRef<string | null>(null);
  const place = currencies.findIndex(({ acronym }) => acronym === asked);
  const isListed = place >= 0;
  const focusAsked = useEffectEvent(() => {
    const row = tableRef.current?.tBodies[0]?.rows[place];
    if (row) {
      enterRow(row);
    }
  });
  useEffect(() => {
    if (isListed && focused.current !== asked) {
      focused.current = asked;
      focusAsked();
    }
  }, [asked, isListed]);
  // StrictMode mounts the table twice, and the second one has to focus, too.
  useEffect(
    () => () => {
      focused.current = null;
    },
    [],
  );
}
