import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import type { Currency, CurrencyRecord } from '../../domain/rates/currency';
import { isSessionOver } from '../signIn/authSlice';
import type { WriteReason } from '../versions/writeVersion';

/** What is done to the list of currencies. */
export type CurrencyAct = 'add' | 'retire';

/** What the archive tells of one currency; null while it is asked. */
interface Lookup {
  readonly acronym: string;
  readonly entries: readonly ArchiveEntry[] | 'unreadable' | null;
}

interface Kept {
  /** The currency that was looked up last. */
  readonly lookup: Lookup | null;
}

export interface Done {
  readonly act: CurrencyAct;
  readonly acronym: string;
}

/** idle → asking → writing → written or notWritten; adding goes to writing at once. */
export type CurrenciesState = Kept &
  (
    | { readonly status: 'idle' }
    /** Whether this currency shall really be retired. */
    | { readonly status: 'asking'; readonly currency: Currency }
    | ({ readonly status: 'writing' } & Done)
    | ({ readonly status: 'written' } & Done)
    | ({ readonly status: 'notWritten'; readonly reason: WriteReason } & Done)
  );

export const initialCurrenciesState = { status: 'idle', lookup: null } as CurrenciesState;

export const currenciesSlice = createSlice({
  name: 'currencies',
  initialState: initialCurrenciesState,
  reducers: {
    currencyLookedUp: (state, { payload: acronym }: PayloadAction<string>): CurrenciesState => ({
      ...state,
      lookup: { acronym, entries: null },
    }),
    /** The answer about another currency than the last one comes too late. */
    lookupEnded: (state, { payload }: PayloadAction<Lookup>): CurrenciesState =>
      state.lookup?.acronym === payload.acronym ? { ...state, lookup: payload } : state,
    retirementQuestioned: (state, { payload: currency }: PayloadAction<Currency>): CurrenciesState =>
      state.status === 'writing' ? state : { status: 'asking', currency, lookup: { acronym: currency.acronym, entries: null } },
    retirementCancelled: (state): CurrenciesState =>
      state.status === 'asking' ? { status: 'idle', lookup: state.lookup } : state,
    retirementConfirmed: (state, { payload }: PayloadAction<Currency>): CurrenciesState =>
      state.status === 'asking' ? { status: 'writing', act: 'retire', acronym: payload.acronym, lookup: state.lookup } : state,
    additionRequested: (state, { payload }: PayloadAction<Omit<CurrencyRecord, 'updated'>>): CurrenciesState =>
      state.status === 'writing' ? state : { status: 'writing', act: 'add', acronym: payload.acronym, lookup: state.lookup },
    currencyWritten: (state, { payload: { act, acronym } }: PayloadAction<Done>): CurrenciesState =>
      state.status === 'writing' ? { status: 'written', act, acronym, lookup: state.lookup } : state,
    currencyNotWritten: (state, { payload: reason }: PayloadAction<WriteReason>): CurrenciesState =>
      state.status === 'writing'
        ? { status: 'notWritten', act: state.act, acronym: state.acronym, reason, lookup: state.lookup }
        : state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => initialCurrenciesState);
  },
  selectors: {
    selectCurrenciesState: (state) => state,
    selectAskedCurrency: (state) => (state.status === 'asking' ? state.currency : null),
    /** What the archive holds of a currency; null while nothing is known. */
    selectEntriesOf: (state, acronym: string) => (state.lookup?.acronym === acronym ? state.lookup.entries : null),
  },
});

export const {
  currencyLookedUp,
  lookupEnded,
  retirementQuestioned,
  retirementCancelled,
  retirementConfirmed,
  additionRequested,
  currencyWritten,
  currencyNotWritten,
} = currenciesSlice.actions;
export const { selectCurrenciesState, selectAskedCurrency, selectEntriesOf } = currenciesSlice.selectors;

/** A store that has the staff's page of currencies. */
export type CurrenciesRoot = WithSlice<typeof currenciesSlice>;
