import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import type { Currency, CurrencyRecord } from '../../domain/rates/currency';
import { isSessionOver } from '../signIn/authSlice';
import type { WriteReason } from '../versions/writeVersion';

/** What staff do to the list of currencies. */
type CurrencyAct = 'add' | 'retire';

/** What the archive holds about one currency; `entries` is null while they are being read. */
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

/** What was done, and the record that was added; null for a retirement. */
export interface Written extends Done {
  readonly record: Omit<CurrencyRecord, 'updated'> | null;
}

/** idle → asking → writing → written or notWritten → idle; adding goes to writing at once. */
export type CurrenciesState = Kept &
  (
    | { readonly status: 'idle' }
    /** Asks whether this currency should really be retired. */
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
    /** Ignores an answer about any currency but the last one looked up, because it comes too late. */
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
    currencyWritten: (state, { payload: { act, acronym } }: PayloadAction<Written>): CurrenciesState =>
      // Drops the lookup, because the archive has a newer entry by now.
      state.status === 'writing' ? { status: 'written', act, acronym, lookup: null } : state,
    currencyNotWritten: (state, { payload: reason }: PayloadAction<WriteReason>): CurrenciesState =>
      state.status === 'writing'
        ? { status: 'notWritten', act: state.act, acronym: state.acronym, reason, lookup: state.lookup }
        : state,
    /** Somebody has gone on: to the next currency, or to another page, which also answers a question. */
    outcomeDismissed: (state): CurrenciesState =>
      state.status === 'writing' || state.status === 'idle' ? state : { status: 'idle', lookup: state.lookup },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => initialCurrenciesState);
  },
  selectors: {
    selectCurrenciesState: (state) => state,
    selectAskedCurrency: (state) => (state.status === 'asking' ? state.currency : null),
    /** The code that was looked up last; null when there is none. */
    selectLookedUp: (state) => state.lookup?.acronym ?? null,
    /** What the archive holds about a currency; null while nothing is known. */
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
  outcomeDismissed,
} = currenciesSlice.actions;
export const { selectCurrenciesState, selectAskedCurrency, selectLookedUp, selectEntriesOf } = currenciesSlice.selectors;

/** A store that has the staff's page of currencies. */
export type CurrenciesRoot = WithSlice<typeof currenciesSlice>;
