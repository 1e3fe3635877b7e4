import type { MouseEvent } from 'react';
import { memo, useContext, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RateSide } from '../../domain/rates/currency';
import { isComplete } from '../../domain/rates/currency';
import { AMOUNT_FIELD_ID, calculatorWith } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { showField } from '../../ui/showField';
import { paintMarker } from './firstPaintMarkers';
import { OwnCurrenciesContext } from './ownCurrenciesContext';
import { OWN_MARK_CLASS, ownMarkText, rateTextsOf, skeletonTexts } from './rateTexts';
import type { RatesRootState } from './ratesSlice';
import { rateChosen, selectCurrency } from './ratesSlice';

interface Props {
  /** Id of the currency's record; null for a skeleton row. */
  readonly id: string | null;
}

/**
 * One row of the table, which renders again when its own record changed.
 * The first script fills the same markup, by its markers, before the application has come.
 */
export const RateRow = memo(function RateRow({ id }: Props) {
  const { format, words, nameOf } = useSite();
  const own = useContext(OwnCurrenciesContext);
  const currency = useSelector((state: RatesRootState) => (id === null ? null : selectCurrency(state, id)));
  // A record that has just gone or lost a field is still asked for once, before the table drops its row.
  const { acronym, name, buy, sell } =
    currency !== null && isComplete(currency) ? rateTextsOf(currency, nameOf, format.rate) : skeletonTexts;
  return (
    <tr role="row" className="rates-table__row">
      <th role="rowheader" scope="row" className="rates-table__acronym">
        <CalculatorLink acronym={acronym} />
      </th>
      <td role="cell" className="rates-table__name" {...paintMarker('name')}>
        {name}
        {own.includes(acronym) && <span className={OWN_MARK_CLASS}>{ownMarkText(words.rates.own)}</span>}
      </td>
      <td role="cell" className="rates-table__buy">
        <Figure side="buy" text={buy} />
      </td>
      <td role="cell" className="rates-table__sell">
        <Figure side="sell" text={sell} />
      </td>
    </tr>
  );
});

/** Leads to the calculator with this currency; the styles make the whole row its target. */
function CalculatorLink({ acronym }: { readonly acronym: string }) {
  const { words } = useSite();
  const dispatch = useDispatch();
  const calculate = (event: MouseEvent): void => {
    // Without the application, and in another window, the address does the same.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      dispatch(rateChosen(acronym));
      showField(AMOUNT_FIELD_ID);
    }
  };
  return (
    <a
      className="rates-table__link"
      {...paintMarker('acronym')}
      href={acronym ? calculatorWith(acronym) : undefined}
      aria-label={acronym ? words.rates.calculate + acronym : undefined}
      onClick={calculate}
    >
      {acronym}
    </a>
  );
}

/** Two names of one animation in turn: another name starts it anew on every change. */
const changedClasses = ['rates-table__figure--changed rates-table__figure--again', 'rates-table__figure--changed'];

/** A rate that lights up for a moment when it has changed. */
function Figure({ side, text }: { readonly side: RateSide; readonly text: string }) {
  const changes = useChangeCount(text);
  return (
    <span className={changes === 0 ? undefined : changedClasses[changes % 2]} {...paintMarker(side)}>
      {text}
    </span>
  );
}

function useChangeCount(value: string): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) {
    return seen.changes;
  }
  const next = { value, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}
