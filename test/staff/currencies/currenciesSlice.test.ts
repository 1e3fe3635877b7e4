import type { CurrenciesState } from '../../../src/staff/currencies/currenciesSlice';
import {
  currenciesSlice,
  currencyLookedUp,
  initialCurrenciesState,
  selectAskedCurrency,
  selectCurrenciesState,
  selectEntriesOf,
  selectLookedUp,
  lookupEnded,
} from '../../../src/staff/currencies/currenciesSlice';
import { buildCurrency } from '../../support/builders';
import { buildEntries } from '../../support/buildHistory';

const { reducer } = currenciesSlice;

it('tells which currency is asked about', () => {
  const currency = buildCurrency();
  const asking: CurrenciesState = { status: 'asking', currency, lookup: null };
  expect(selectAskedCurrency({ currencies: asking })).toBe(currency);
  expect(selectCurrenciesState({ currencies: asking })).toBe(asking);
  expect(selectAskedCurrency({ currencies: initialCurrenciesState })).toBeNull();
});

it('tells the entries of the currency that was looked up last alone', () => {
  const entries = buildEntries(1);
  const asked = reducer(initialCurrenciesState, currencyLookedUp('USD'));
  const read = reducer(asked, lookupEnded({ acronym: 'USD', entries }));
  expect(selectEntriesOf({ currencies: initialCurrenciesState }, 'USD')).toBeNull();
  expect(selectEntriesOf({ currencies: asked }, 'USD')).toBeNull();
  expect(selectLookedUp({ currencies: initialCurrenciesState })).toBeNull();
  expect(selectLookedUp({ currencies: asked })).toBe('USD');
  expect(selectEntriesOf({ currencies: read }, 'USD')).toBe(entries);
  expect(selectEntriesOf({ currencies: read }, 'CZK')).toBeNull();
  const another = reducer(read, currencyLookedUp('CZK'));
  expect(selectEntriesOf({ currencies: reducer(another, lookupEnded({ acronym: 'USD', entries })) }, 'USD')).toBeNull();
});
