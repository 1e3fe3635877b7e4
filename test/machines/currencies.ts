import type { ArchiveEntry } from '../../src/domain/archive/entry';
import type { AdditionDraftState } from '../../src/staff/currencies/additionDraftSlice';
import { additionDraftSlice, additionTyped, initialAdditionDraftState } from '../../src/staff/currencies/additionDraftSlice';
import type { CurrenciesState } from '../../src/staff/currencies/currenciesSlice';
import {
  additionRequested,
  currenciesSlice,
  currencyLookedUp,
  currencyNotWritten,
  currencyWritten,
  initialCurrenciesState,
  retirementCancelled,
  retirementConfirmed,
  retirementQuestioned,
  lookupEnded,
  outcomeDismissed,
} from '../../src/staff/currencies/currenciesSlice';
import { sessionEnded, signInTakenBack, signOutRequested, userSignedIn, userSignedOut } from '../../src/staff/signIn/authSlice';
import { buildCurrency, buildRecord } from '../support/builders';
import type { Machine, MachineRow } from './machine';

const email = 'staff@zmenaren.test';
const usd = buildCurrency();
const { updated: _updated, ...gbp } = buildRecord({ acronym: 'GBP', buy: 0.87, sell: 0.85 });
const entries: readonly ArchiveEntry[] = [];

const events = {
  currencyLookedUp: currencyLookedUp('GBP'),
  lookupEnded: lookupEnded({ acronym: 'GBP', entries }),
  'lookupEnded (unreadable)': lookupEnded({ acronym: 'GBP', entries: 'unreadable' }),
  retirementQuestioned: retirementQuestioned(usd),
  retirementCancelled: retirementCancelled(),
  retirementConfirmed: retirementConfirmed(usd),
  additionRequested: additionRequested(gbp),
  currencyWritten: currencyWritten({ act: 'add', acronym: 'GBP', record: gbp }),
  currencyNotWritten: currencyNotWritten('alreadyListed'),
  outcomeDismissed: outcomeDismissed(),
  signOutRequested: signOutRequested(),
  signInTakenBack: signInTakenBack(email),
  userSignedOut: userSignedOut(),
  sessionEnded: sessionEnded({ email, reason: 'unknown' }),
};

type Row = MachineRow<CurrenciesState, keyof typeof events>;

const lookingUp = { acronym: 'GBP', entries: null };
const asking: CurrenciesState = { status: 'asking', currency: usd, lookup: { acronym: 'USD', entries: null } };
const adding: CurrenciesState = { status: 'writing', act: 'add', acronym: 'GBP', lookup: null };
const signedOut: Row['on'] = {
  signOutRequested: initialCurrenciesState,
  signInTakenBack: initialCurrenciesState,
  userSignedOut: initialCurrenciesState,
  sessionEnded: initialCurrenciesState,
};

const row = (name: string, state: CurrenciesState, on: Row['on']): Row => ({
  name,
  state,
  on: { ...signedOut, currencyLookedUp: { ...state, lookup: lookingUp }, ...on },
});

/** The events that every status except `writing` handles alike. */
const newAct = (state: CurrenciesState): Row['on'] => ({
  retirementQuestioned: asking,
  additionRequested: { ...adding, lookup: state.lookup },
});

const written: CurrenciesState = { status: 'written', act: 'add', acronym: 'GBP', lookup: null };
const notWritten: CurrenciesState = { status: 'notWritten', act: 'add', acronym: 'GBP', reason: 'alreadyListed', lookup: null };
const addingLookedUp: CurrenciesState = { ...adding, lookup: lookingUp };
const withLookup: CurrenciesState = { status: 'idle', lookup: lookingUp };

export const currenciesMachine: Machine<CurrenciesState, keyof typeof events> = {
  name: 'currencies',
  reducer: currenciesSlice.reducer,
  initialState: initialCurrenciesState,
  ownEvents: Object.keys(currenciesSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    row('idle', initialCurrenciesState, newAct(initialCurrenciesState)),
    row('idle, looking a currency up', withLookup, {
      ...newAct(withLookup),
      lookupEnded: { status: 'idle', lookup: { acronym: 'GBP', entries } },
      'lookupEnded (unreadable)': { status: 'idle', lookup: { acronym: 'GBP', entries: 'unreadable' } },
    }),
    row('asking', asking, {
      ...newAct(asking),
      retirementCancelled: { status: 'idle', lookup: asking.lookup },
      outcomeDismissed: { status: 'idle', lookup: asking.lookup },
      retirementConfirmed: { status: 'writing', act: 'retire', acronym: 'USD', lookup: asking.lookup },
    }),
    row('writing', adding, { currencyWritten: written, currencyNotWritten: notWritten }),
    row('writing, with what the archive told before', addingLookedUp, {
      currencyWritten: written,
      currencyNotWritten: { ...notWritten, lookup: addingLookedUp.lookup },
      lookupEnded: { ...adding, lookup: { acronym: 'GBP', entries } },
      'lookupEnded (unreadable)': { ...adding, lookup: { acronym: 'GBP', entries: 'unreadable' } },
    }),
    row('written', written, { ...newAct(written), outcomeDismissed: initialCurrenciesState }),
    row('not written', notWritten, { ...newAct(notWritten), outcomeDismissed: initialCurrenciesState }),
  ],
};

const draftEvents = {
  additionTyped: additionTyped({ acronym: 'gbp ', sell: '0,85' }),
  currencyWritten: events.currencyWritten,
  signOutRequested: signOutRequested(),
  userSignedOut: userSignedOut(),
  userSignedIn: userSignedIn(email),
  sessionEnded: events.sessionEnded,
  signInTakenBack: events.signInTakenBack,
};

const draftOf = (acronym: string, sell = '0,85'): AdditionDraftState => ({
  draft: { acronym, name_sk: gbp.name_sk, name_en: gbp.name_en, buy: '0,87', sell },
  waitingFor: null,
});
const typed = draftOf('gbp ');
const other = draftOf('JPY');
const begun: AdditionDraftState = {
  ...initialAdditionDraftState,
  draft: { ...initialAdditionDraftState.draft, acronym: 'gbp ', sell: '0,85' },
};
const typedOn = draftOf('gbp ', '0,8');
const left = { ...typed, waitingFor: email };
const leftByOther = { ...typed, waitingFor: 'other@zmenaren.test' };
const kept = (work: AdditionDraftState) => ({ sessionEnded: work, signInTakenBack: work });
const forgotten = { signOutRequested: initialAdditionDraftState, userSignedOut: initialAdditionDraftState };

export const additionDraftMachine: Machine<AdditionDraftState, keyof typeof draftEvents> = {
  name: 'additionDraft',
  reducer: additionDraftSlice.reducer,
  initialState: initialAdditionDraftState,
  ownEvents: Object.keys(additionDraftSlice.actions),
  events: draftEvents,
  statusOf: ({ draft }) => (draft === initialAdditionDraftState.draft ? 'empty' : 'typed'),
  rows: [
    {
      name: 'empty',
      state: initialAdditionDraftState,
      on: { additionTyped: begun, ...kept({ ...initialAdditionDraftState, waitingFor: email }) },
    },
    {
      name: 'typed',
      state: typed,
      on: { ...forgotten, currencyWritten: initialAdditionDraftState, ...kept(left) },
    },
    {
      name: 'typed, of another currency than the one that is written',
      state: other,
      on: { ...forgotten, additionTyped: typed, ...kept({ ...other, waitingFor: email }) },
    },
    {
      name: 'typed on since it was to be written',
      state: typedOn,
      on: { ...forgotten, additionTyped: typed, ...kept({ ...typedOn, waitingFor: email }) },
    },
    {
      name: 'waiting for its account',
      state: left,
      on: {
        signOutRequested: initialAdditionDraftState,
        userSignedIn: typed,
        currencyWritten: { ...left, draft: initialAdditionDraftState.draft },
      },
    },
    {
      name: 'waiting for another account',
      state: leftByOther,
      on: {
        signOutRequested: initialAdditionDraftState,
        userSignedIn: initialAdditionDraftState,
        currencyWritten: { ...leftByOther, draft: initialAdditionDraftState.draft },
        ...kept(left),
      },
    },
  ],
};
