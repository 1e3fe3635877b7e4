import { memo, useState } from 'react';
import type { CompleteCurrency } from '../../domain/rates/currency';
import { skeletonTexts, rateTextsOf } from './rateTexts';

interface Props {
  /** Null for a row that keeps its place until the rates come. */
  readonly currency: CompleteCurrency | null;
}

/**
 * One row of the table; an unchanged currency keeps its identity in the store, so its row does not render again.
 * paintRates.ts fills the same markup before the application has come: each cell's text stands in its innermost element.
 */
export const RateRow = memo(function RateRow({ currency }: Props) {
  const [acronym, name, buy, sell] = currency === null ? skeletonTexts : rateTextsOf(currency);
  return (
    <tr role="row" className="rates-table__row">
      <th role="rowheader" scope="row" className="rates-table__acronym">
        {acronym}
      </th>
      <td role="cell" className="rates-table__name">
        {name}
      </td>
      <td role="cell" className="rates-table__buy">
        <Figure text={buy} />
      </td>
      <td role="cell" className="rates-table__sell">
        <Figure text={sell} />
      </td>
    </tr>
  );
});

/** Two names of one animation in turn: another name starts it anew on every change. */
const changedClasses = ['rates-table__figure--changed rates-table__figure--again', 'rates-table__figure--changed'];

/** A rate that lights up for a moment when it has changed. */
function Figure({ text }: { readonly text: string }) {
  const changes = useChangeCount(text);
  return <span className={changes === 0 ? undefined : changedClasses[changes % 2]}>{text}</span>;
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
