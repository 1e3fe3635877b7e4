import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { office } from '../../config/office';
import type { Currency } from '../../domain/currency';
import { BASE_CURRENCY, isComplete, isSameCurrency } from '../../domain/currency';
import { sortCurrencies } from '../../domain/currencyOrder';
import { latestTimestamp } from '../../domain/timestamps';
import type { RatesFailure } from '../../services/ports';

/** Why the rates are not live: none came within the limit, the connection broke, or the subscription failed. */
export type RatesTrouble = 'late' | 'offline' | RatesFailure;

interface Rates {
  readonly currencies: readonly Currency[];
  /** When these rates came, in milliseconds since 1970. */
  readonly receivedAt: number;
}

/** waiting → live; live → interrupted → live; waiting → unavailable → live. */
export type CurrenciesState =
  | { readonly status: 'waiting' }
  | ({ readonly status: 'live' } & Rates)
  | ({ readonly status: 'interrupted'; readonly trouble: RatesTrouble; readonly isRetrying: boolean } & Rates)
  | { readonly status: 'unavailable'; readonly trouble: RatesTrouble; readonly isRetrying: boolean };

export const initialCurrenciesState = { status: 'waiting' } as CurrenciesState;

export const currenciesSlice = createSlice({
  name: 'currencies',
  initialState: initialCurrenciesState,
  reducers: {
    ratesReceived: (state, { payload }: PayloadAction<Rates>): CurrenciesState => ({
      status: 'live',
      currencies: keepUnchanged(currenciesOf(state), payload.currencies),
      receivedAt: payload.receivedAt,
    }),
    /** Rates were read once, but nothing follows their changes yet. */
    ratesRead: (state, { payload }: PayloadAction<Rates>): CurrenciesState =>
      state.status === 'live'
        ? state
        : {
            status: 'interrupted',
            trouble: state.status === 'waiting' ? 'late' : state.trouble,
            isRetrying: false,
            currencies: keepUnchanged(currenciesOf(state), payload.currencies),
            receivedAt: payload.receivedAt,
          },
    ratesFailed: (state, { payload: trouble }: PayloadAction<RatesFailure>): CurrenciesState => interrupt(state, trouble),
    ratesLate: (state): CurrenciesState => {
      switch (state.status) {
        case 'waiting':
          return interrupt(state, 'late');
        case 'live':
          return state;
        case 'interrupted':
        case 'unavailable':
          return { ...state, isRetrying: false };
      }
    },
    connectionLost: (state): CurrenciesState => (state.status === 'waiting' ? state : interrupt(state, 'offline')),
    ratesRetryRequested: (state): CurrenciesState =>
      state.status === 'interrupted' || state.status === 'unavailable' ? { ...state, isRetrying: true } : state,
  },
  selectors: {
    selectCurrencies: (state) => currenciesOf(state),
    selectRatesStatus: (state) => state.status,
    selectRatesTrouble: (state) => ('trouble' in state ? state.trouble : null),
    selectIsRetrying: (state) => 'isRetrying' in state && state.isRetrying,
    /** When the shown rates came, in milliseconds since 1970; null while none are shown. */
    selectReceivedAt: (state) => ('receivedAt' in state ? state.receivedAt : null),
  },
});

const NO_CURRENCIES: readonly Currency[] = [];

// Rates that are on the screen stay there, marked; without any there is only the trouble to tell.
function interrupt(state: CurrenciesState, trouble: RatesTrouble): CurrenciesState {
  return 'currencies' in state
    ? { status: 'interrupted', trouble, isRetrying: false, currencies: state.currencies, receivedAt: state.receivedAt }
    : { status: 'unavailable', trouble, isRetrying: false };
}

function currenciesOf(state: CurrenciesState): readonly Currency[] {
  return 'currencies' in state ? state.currencies : NO_CURRENCIES;
}

// An unchanged record keeps its identity, so that only the rows that changed render again.
function keepUnchanged(known: readonly Currency[], received: readonly Currency[]): readonly Currency[] {
  const knownByKey = new Map(known.map((currency) => [currency.key, currency]));
  return received.map((currency) => {
    const before = knownByKey.get(currency.key);
    return before && isSameCurrency(before, currency) ? before : currency;
  });
}

export const { ratesReceived, ratesRead, ratesFailed, ratesLate, connectionLost, ratesRetryRequested } = currenciesSlice.actions;
export const { selectCurrencies, selectRatesStatus, selectRatesTrouble, selectIsRetrying, selectReceivedAt } =
  currenciesSlice.selectors;

/** All readable currencies in the office's order, EUR included: what the calculator offers. */
export const selectOrderedCurrencies = createSelector([selectCurrencies], (currencies) =>
  sortCurrencies(currencies, office.currencyOrder),
);

/** The rates table's rows: complete records but EUR, in the office's order (specification, sections 3 and 5). */
export const selectListedCurrencies = createSelector([selectOrderedCurrencies], (currencies) =>
  currencies.filter(isComplete).filter(({ acronym }) => acronym !== BASE_CURRENCY),
);

/** The latest 'updated' among the listed currencies as stored, in milliseconds; null when none has a valid one. */
export const selectLastUpdated = createSelector([selectListedCurrencies], (currencies) =>
  latestTimestamp(currencies.map(({ updated }) => updated)),
);
