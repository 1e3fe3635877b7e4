import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Currency } from '../../domain/rates/currency';
import { findCurrencies } from '../../domain/rates/currencyFilter';
import { sortCurrencies } from '../../domain/rates/currencyOrder';
import { isSameList } from '../../domain/sameList';
import type { RatesFailure, RatesReading } from '../../ports/rates';
import type { Site } from '../../site/site';
import type { CurrencyRecords } from './currencyRecords';
import { idOf, noRecords, recordsOf, replaceRecords } from './currencyRecords';
import { lastUpdatedOf } from './lastUpdatedTime';
import { listCurrencies } from './rateList';

/** Why the rates are not live: none came within the limit, the connection broke, or the subscription failed. */
export type RatesReason = 'late' | 'offline' | RatesFailure;

/** The shown rates: one reading of the list, by record. */
interface ShownRates {
  readonly currencies: CurrencyRecords;
  /** When the rates came, in milliseconds since 1970. */
  readonly receivedAt: number;
}

/**
 * Where the shown rates come from, and so how they are shown: only `read` and `live` ones go unmarked.
 *
 * docs/state-machines.md draws how one follows the other.
 */
export type RatesState =
  | { readonly status: 'waiting' }
  /** Kept from an earlier visit, or from before the connection was released: it is unknown whether they still hold. */
  | ({ readonly status: 'remembered' } & ShownRates)
  /** The database has just answered, but nothing follows the changes yet: soon the rates are live or late. */
  | ({ readonly status: 'read' } & ShownRates)
  | ({ readonly status: 'live' } & ShownRates)
  | ({ readonly status: 'interrupted'; readonly reason: RatesReason; readonly isRetrying: boolean } & ShownRates)
  | { readonly status: 'unavailable'; readonly reason: RatesReason; readonly isRetrying: boolean };

export const initialRatesState = { status: 'waiting' } as RatesState;

/** The state for rates that were on the screen before there was a store. */
export function firstRatesState(shown: { readonly status: 'remembered' | 'read' } & RatesReading): RatesState {
  return { status: shown.status, currencies: recordsOf(shown.currencies), receivedAt: shown.receivedAt };
}

export const ratesSlice = createSlice({
  name: 'rates',
  initialState: initialRatesState,
  reducers: {
    ratesReceived: (state, { payload }: PayloadAction<RatesReading>): RatesState => ({
      status: 'live',
      currencies: replaceRecords(recordsIn(state), payload.currencies),
      receivedAt: payload.receivedAt,
    }),
    /** The database was read once, but nothing follows the changes yet. */
    ratesRead: (state, { payload }: PayloadAction<RatesReading>): RatesState => {
      const rates = { currencies: replaceRecords(recordsIn(state), payload.currencies), receivedAt: payload.receivedAt };
      switch (state.status) {
        case 'waiting':
        case 'remembered':
        case 'read':
          return { status: 'read', ...rates };
        case 'live':
          return state;
        case 'interrupted':
        case 'unavailable':
          return { status: 'interrupted', reason: reasonWithNetwork(state.reason), isRetrying: false, ...rates };
      }
    },
    ratesFailed: (state, { payload: reason }: PayloadAction<RatesFailure>): RatesState => interrupt(state, reason),
    ratesLate: (state): RatesState => {
      switch (state.status) {
        case 'waiting':
        case 'remembered':
        case 'read':
          return interrupt(state, 'late');
        case 'live':
          return state;
        case 'interrupted':
        case 'unavailable':
          return { ...state, isRetrying: false };
      }
    },
    connectionLost: (state): RatesState => interrupt(state, 'offline'),
    /** The page was hidden for long and released its connection, so it no longer notices changes. */
    connectionReleased: (state): RatesState =>
      state.status === 'live' || state.status === 'read' ? { ...state, status: 'remembered' } : state,
    ratesRetryRequested: (state): RatesState =>
      state.status === 'interrupted' || state.status === 'unavailable' ? { ...state, isRetrying: true } : state,
  },
  selectors: {
    selectRecords: (state) => recordsIn(state),
    /** The record with this id; null when there is none. */
    selectCurrency: (state, id: string): Currency | null => recordsIn(state)[id] ?? null,
    selectRatesStatus: (state) => state.status,
    /** Whether the shown rates are current enough to need no mark of their age. */
    selectAreRatesCurrent: (state) => state.status === 'live' || state.status === 'read',
    selectRatesState: (state) => state,
    selectRatesReason: (state) => ('reason' in state ? state.reason : null),
    selectIsRetrying: (state) => 'isRetrying' in state && state.isRetrying,
    /** When the shown rates came, in milliseconds since 1970; null while none are shown. */
    selectReceivedAt: (state) => ('receivedAt' in state ? state.receivedAt : null),
  },
});

/** The part of the store's state that the selectors read. */
export interface RatesRootState {
  readonly rates: RatesState;
}

// Rates that are on the screen stay there with a mark; without any rates, only the reason is shown.
function interrupt(state: RatesState, reason: RatesReason): RatesState {
  return 'currencies' in state
    ? { status: 'interrupted', reason, isRetrying: false, currencies: state.currencies, receivedAt: state.receivedAt }
    : { status: 'unavailable', reason, isRetrying: false };
}

// An answer proves that there is a network: what stays is that nothing follows the changes.
function reasonWithNetwork(reason: RatesReason): RatesReason {
  return reason === 'offline' ? 'late' : reason;
}

function recordsIn(state: RatesState): CurrencyRecords {
  return 'currencies' in state ? state.currencies : noRecords;
}

export const { ratesReceived, ratesRead, ratesFailed, ratesLate, connectionLost, connectionReleased, ratesRetryRequested } =
  ratesSlice.actions;
/** The page is looked at again and connects; the rates stay as they are until some come. */
export const connectionResumed = createAction('rates/connectionResumed');
/** The page is looked at again so soon that it has kept its connection. */
export const pageReturned = createAction('rates/pageReturned');

/** The visitor chose a row of the list, by its acronym, for the calculator. */
export const rateChosen = createAction<string>('rates/rateChosen');

export const {
  selectRatesState,
  selectRecords,
  selectCurrency,
  selectRatesStatus,
  selectAreRatesCurrent,
  selectRatesReason,
  selectIsRetrying,
  selectReceivedAt,
} = ratesSlice.selectors;

/** All readable currencies in the order in which the database gave them. */
export const selectCurrencies = createSelector([selectRecords], (records): readonly Currency[] => Object.values(records));

/** All readable currencies in the given order of acronyms, EUR included. */
export const selectOrderedCurrencies = createSelector(
  [selectCurrencies, (_state, order: readonly string[]) => order],
  sortCurrencies,
);

/** The currencies that the rates table lists, in the given order of acronyms. */
export const selectListedCurrencies = createSelector([selectOrderedCurrencies], listCurrencies);

/** The ids of the rates table's rows. Changed rates don't make a new list, so only changed rows render again. */
export const selectListedIds = createSelector([selectListedCurrencies], (currencies) => currencies.map(idOf), {
  memoizeOptions: { resultEqualityCheck: isSameList<string> },
});

/** The ids of the rows that match the visitor's search by code or name; all rows while the search is empty. */
export const selectFoundIds = createSelector(
  [
    selectListedCurrencies,
    (_state, _order: readonly string[], text: string) => text,
    (_state, _order, _text, nameOf: Site['nameOf']) => nameOf,
  ],
  (currencies, text, nameOf) => findCurrencies(currencies, text, nameOf).map(idOf),
  { memoizeOptions: { resultEqualityCheck: isSameList<string> } },
);

/** The shown rates with the time at which they came; null while none are shown. */
export const selectReading = createSelector(
  [selectCurrencies, selectReceivedAt],
  (currencies, receivedAt): RatesReading | null => (receivedAt === null ? null : { currencies, receivedAt }),
);

/** The latest 'updated' among the listed currencies as stored, in milliseconds; null when none has a valid one. */
export const selectLastUpdated = createSelector([selectCurrencies], (currencies) => lastUpdatedOf(listCurrencies(currencies)));
