import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { paintMarker } from './firstPaintMarkers';
import type { RatesRootState } from './ratesSlice';
import { selectListedIds, selectRatesStatus } from './ratesSlice';
import { MissingRates } from './MissingRates';
import { RateRow } from './RateRow';

/** The rates, or their skeleton. The roles are spelled out, because the styles change the display of the table's parts. */
export function RatesTable() {
  const { words, office } = useSite();
  const ids = useSelector((state: RatesRootState) => selectListedIds(state, office.currencyOrder));
  const isWaiting = useSelector(selectRatesStatus) === 'waiting';
  const hasNone = ids.length === 0;

  return (
    <div className={hasNone && !isWaiting ? 'rates-table rates-table--idle' : 'rates-table'}>
      <table role="table" {...paintMarker('table')} aria-busy={isWaiting}>
        <caption className="rates-table__caption">{words.rates.caption}</caption>
        <thead role="rowgroup" className="rates-table__head">
          <tr role="row" className="rates-table__row rates-table__row--head">
            {(['acronym', 'name', 'buy', 'sell'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col" className={`rates-table__column rates-table__column--${column}`}>
                {words.rates.columns[column]}
                {column !== 'name' && <span className="rates-table__meaning"> {words.rates.meanings[column]}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...paintMarker('rows')} aria-hidden={hasNone || undefined}>
          {hasNone
            ? office.currencyOrder.map((acronym) => <RateRow key={acronym} id={null} />)
            : ids.map((id) => <RateRow key={id} id={id} />)}
        </tbody>
      </table>
      {hasNone && !isWaiting && <MissingRates className="rates-table__notice" titleClassName="rates-table__notice-title" />}
    </div>
  );
}
