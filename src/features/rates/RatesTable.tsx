import { useContext, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { ownFirst } from '../../domain/rates/ownCurrencies';
import { useSite } from '../../site/useSite';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { CurrencyFilter } from './CurrencyFilter';
import { paintMarker } from './firstPaintMarkers';
import type { RatesRootState } from './ratesSlice';
import { selectFoundIds, selectListedIds, selectRatesStatus } from './ratesSlice';
import { MissingRates } from './MissingRates';
import { OwnCurrenciesContext } from './ownCurrenciesContext';
import { RateRow } from './RateRow';

/** The number of currencies from which the table has a filter; fewer can be taken in at a glance. */
export const FILTERED_FROM = 15;

/** The rates, or their skeleton. The roles are explicit because the styles change the display of the table's parts. */
export function RatesTable() {
  const { words, office, nameOf } = useSite();
  const own = useContext(OwnCurrenciesContext);
  const order = useMemo(() => ownFirst(own, office.currencyOrder), [own, office.currencyOrder]);
  const [filter, setFilter] = useState('');
  const listedIds = useSelector((state: RatesRootState) => selectListedIds(state, order));
  const ids = useSelector((state: RatesRootState) => selectFoundIds(state, order, filter, nameOf));
  const isWaiting = useSelector(selectRatesStatus) === 'waiting';
  const hasNone = listedIds.length === 0;
  // The prerendered page has a row for each currency of the office's own list, so hydration has to begin with the same rows.
  const count = useIsHydrated() && !hasNone ? listedIds.length : office.currencyOrder.length;

  return (
    <>
      {(count >= FILTERED_FROM || filter !== '') && (
        <CurrencyFilter text={filter} onChange={setFilter} found={hasNone ? null : ids.length} all={count} />
      )}
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
          {/* An empty body would be taken for one whose rates are awaited. */}
          <tbody
            role="rowgroup"
            {...paintMarker('rows')}
            aria-hidden={hasNone || undefined}
            hidden={(!hasNone && ids.length === 0) || undefined}
          >
            {hasNone
              ? office.currencyOrder.map((acronym) => <RateRow key={acronym} id={null} />)
              : ids.map((id) => <RateRow key={id} id={id} />)}
          </tbody>
        </table>
        {hasNone && !isWaiting && <MissingRates className="rates-table__notice" titleClassName="rates-table__notice-title" />}
      </div>
    </>
  );
}
