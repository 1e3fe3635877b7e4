import { memo } from 'react';
import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import type { CompleteCurrency } from '../../domain/rates/currency';
import { isSameList } from '../../domain/sameList';
import { paintMarker } from './firstPaintMarkers';
import type { RatesRootState } from './ratesSlice';
import { selectListedCurrencies, selectRatesStatus } from './ratesSlice';
import { MissingRates } from './MissingRates';
import { RateRow } from './RateRow';

/** About the square root of a long list's length: then there are as many groups as rows in each. */
const GROUP = 16;

/** The rates, or the places that are kept for them. Roles are spelled out: the styles change the display of the parts. */
export function RatesTable() {
  const { words, office } = useSite();
  const currencies = useSelector((state: RatesRootState) => selectListedCurrencies(state, office.currencyOrder));
  const isWaiting = useSelector(selectRatesStatus) === 'waiting';
  const hasNone = currencies.length === 0;

  return (
    <div className={hasNone && !isWaiting ? 'rates-table rates-table--idle' : 'rates-table'}>
      <table role="table" {...paintMarker('table')} aria-busy={isWaiting}>
        <caption className="rates-table__caption">{words.rates.caption}</caption>
        <thead role="rowgroup" className="rates-table__head">
          <tr role="row" className="rates-table__row rates-table__row--head">
            {(['acronym', 'name', 'buy', 'sell'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col" className={`rates-table__column rates-table__column--${column}`}>
                {words.rates.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...paintMarker('rows')} aria-hidden={hasNone || undefined}>
          {hasNone
            ? office.currencyOrder.map((acronym) => <RateRow key={acronym} currency={null} />)
            : groupsOf(currencies).map((group, index) => <RateRows key={index} currencies={group} />)}
        </tbody>
      </table>
      {hasNone && !isWaiting && <MissingRates className="rates-table__notice" titleClassName="rates-table__notice-title" />}
    </div>
  );
}

const groupsOf = (currencies: readonly CompleteCurrency[]): readonly (readonly CompleteCurrency[])[] =>
  Array.from({ length: Math.ceil(currencies.length / GROUP) }, (_, index) =>
    currencies.slice(index * GROUP, (index + 1) * GROUP),
  );

/** Some neighbouring rows: React then looks through the changed row's group alone, not through all rows. */
const RateRows = memo(
  function RateRows({ currencies }: { readonly currencies: readonly CompleteCurrency[] }) {
    return currencies.map((currency) => <RateRow key={currency.key} currency={currency} />);
  },
  (before, now) => isSameList(before.currencies, now.currencies),
);
