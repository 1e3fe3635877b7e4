import { memo, useState } from 'react';
import type { CompleteCurrency } from '../../domain/currency';
import { formatRate } from '../../domain/rateFormat';

interface Props {
  readonly currency: CompleteCurrency;
}

/** One currency of the table; an unchanged one keeps its identity in the store, so its row does not render again. */
export const RateRow = memo(function RateRow({ currency: { acronym, name_sk, buy, sell } }: Props) {
  return (
    <tr role="row" className="rates-table__row">
      <th role="rowheader" scope="row" className="rates-table__acronym">
        {acronym}
      </th>
      <td role="cell" className="rates-table__name">
        {name_sk}
      </td>
      <td role="cell" className="rates-table__buy">
        <Figure rate={buy} />
      </td>
      <td role="cell" className="rates-table__sell">
        <Figure rate={sell} />
      </td>
    </tr>
  );
});

/** A rate that lights up for a moment when it has changed. */
function Figure({ rate }: { readonly rate: number }) {
  const changes = useChangeCount(rate);
  return (
    // A new key starts the animation anew on every change.
    <span key={changes} className={changes === 0 ? undefined : 'rates-table__figure--changed'}>
      {formatRate(rate)}
    </span>
  );
}

function useChangeCount(value: number): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) {
    return seen.changes;
  }
  const next = { value, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}
