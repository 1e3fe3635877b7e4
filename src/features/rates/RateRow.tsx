import { memo, useContext, useState } from 'react';
import { useSelector } from 'react-redux';
import type { RateSide } from '../../domain/rates/currency';
import { isComplete } from '../../domain/rates/currency';
import { useSite } from '../../site/useSite';
import { paintMarker } from './firstPaintMarkers';
import { OwnCurrenciesContext } from './ownCurrenciesContext';
import { OWN_MARK_CLASS, ownMarkText, rateTextsOf, skeletonTexts } from './rateTexts';
import type { RatesRootState } from './ratesSlice';
import { selectCurrency } from './ratesSlice';

interface Props {
  /** Id of the currency's record; null for a skeleton row. */
  readonly id: string | null;
}

/**
 * One row of the table, which renders again when its own record changed.
 * The first script fills the same markup, by its markers, before the application has come.
 */
export const RateRow = memo(function RateRow({ id }: Props) {
  const { format, words } = useSite();
  const own = useContext(OwnCurrenciesContext);
  const currency = useSelector((state: RatesRootState) => (id === null ? null : selectCurrency(state, id)));
  // A record that has just gone or lost a field is still asked for once, before the table drops its row.
  const { acronym, name, buy, sell } =
    currency !== null && isComplete(currency) ? rateTextsOf(currency, format.rate) : skeletonTexts;
  return (
    <tr role="row" className="rates-table__row">
      <th role="rowheader" scope="row" className="rates-table__acronym" {...paintMarker('acronym')}>
        {acronym}
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
