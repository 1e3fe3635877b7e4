import type { Action } from '@reduxjs/toolkit';
import { OldRatesAt } from '../../../src/features/rates/OldRates';
import { OwnCurrenciesContext } from '../../../src/features/rates/ownCurrenciesContext';
import { Rates } from '../../../src/features/rates/Rates';
import type { RatesReason, RatesState } from '../../../src/features/rates/ratesSlice';
import {
  connectionLost,
  connectionReleased,
  initialRatesState,
  ratesFailed,
  ratesLate,
  ratesRead,
  ratesRetryRequested,
  ratesSlice,
} from '../../../src/features/rates/ratesSlice';
import { buildCurrency } from '../../support/builders';
import { setValue } from '../setValue';
import type { Story } from '../story';
import { part } from '../story';
import { allCurrencies, fewCurrencies, liveRates, readingOf } from './currencies';

/** The event that causes each reason. */
const reasons: Readonly<Record<RatesReason, Action>> = {
  late: ratesLate(),
  offline: connectionLost(),
  denied: ratesFailed('denied'),
  failed: ratesFailed('failed'),
};

const after = (state: RatesState, ...events: readonly Action[]): RatesState => events.reduce(ratesSlice.reducer, state);

const readRates = after(initialRatesState, ratesRead(readingOf(fewCurrencies)));

/** The states after each reason's event, and after a retry that follows it. */
function forEachReason(before: RatesState): Readonly<Record<string, RatesState>> {
  return Object.fromEntries(
    Object.entries(reasons).flatMap(([reason, event]) => [
      [reason, after(before, event)],
      [`${reason}, retrying`, after(before, event, ratesRetryRequested())],
    ]),
  );
}

/** The states by status; the inner keys complete the names of their stories. */
const states: Readonly<Record<RatesState['status'], Readonly<Record<string, RatesState>>>> = {
  waiting: { '': initialRatesState },
  remembered: { '': after(liveRates(), connectionReleased()) },
  read: { '': readRates },
  live: {
    'few rows': liveRates(),
    'all rows': liveRates(allCurrencies),
    'no row': liveRates([]),
    'never updated': liveRates([buildCurrency({ updated: 'unknown' })]),
  },
  interrupted: forEachReason(readRates),
  unavailable: forEachReason(initialRatesState),
};

/** Moments at which a list of 13 April 2026 is shown, in milliseconds since 1970. */
const laterMoments: Readonly<Record<string, number>> = {
  'in the same year': Date.parse('2026-04-17T12:00Z'),
  'a year later': Date.parse('2027-04-17T12:00Z'),
};

export const ratesStories: readonly Story[] = [
  ...Object.entries(states).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([others, rates]) =>
      part(['rates', status, others].filter(Boolean).join(', '), () => <Rates />, { state: { rates } }),
    ),
  ),
  ...Object.entries({ 'some found': 'koruna', 'none found': 'zlato' }).map(([name, text]) =>
    part(`rates, filtered, ${name}`, () => <Rates />, {
      state: { rates: liveRates(allCurrencies) },
      says: [text],
      act: (shown) => setValue(shown.querySelector('input'), text),
    }),
  ),
  part(
    "rates, the visitor's own first",
    () => (
      <OwnCurrenciesContext value={['CZK', 'HUF']}>
        <Rates />
      </OwnCurrenciesContext>
    ),
    { state: { rates: liveRates(allCurrencies) } },
  ),
  ...Object.entries(laterMoments).map(([name, now]) =>
    part(`rates, old, ${name}`, () => <OldRatesAt now={now} />, { state: { rates: liveRates() } }),
  ),
];
