import type { RatesState, RatesReason } from '../../src/features/rates/ratesSlice';
import {
  connectionLost,
  connectionReleased,
  ratesSlice,
  initialRatesState,
  ratesFailed,
  ratesLate,
  ratesRead,
  ratesReceived,
  ratesRetryRequested,
} from '../../src/features/rates/ratesSlice';
import { recordsOf } from '../../src/features/rates/currencyRecords';
import { buildCurrency } from '../support/builders';
import type { Machine } from './machine';

const old = { currencies: recordsOf([buildCurrency()]), receivedAt: 1_000 };
const reading = { currencies: [buildCurrency({ buy: 1.3 })], receivedAt: 2_000 };
const fresh = { ...reading, currencies: recordsOf(reading.currencies) };

const events = {
  ratesReceived: ratesReceived(reading),
  ratesRead: ratesRead(reading),
  ratesFailed: ratesFailed('denied'),
  ratesLate: ratesLate(),
  connectionLost: connectionLost(),
  connectionReleased: connectionReleased(),
  ratesRetryRequested: ratesRetryRequested(),
};

const nowLive: RatesState = { status: 'live', ...fresh };
const interruptedBy = (reason: RatesReason, rates = old): RatesState => ({
  status: 'interrupted',
  reason,
  isRetrying: false,
  ...rates,
});
const unavailableBy = (reason: RatesReason): RatesState => ({ status: 'unavailable', reason, isRetrying: false });
const retrying = (state: RatesState): RatesState => ({ ...state, isRetrying: true }) as RatesState;

export const ratesMachine: Machine<RatesState, keyof typeof events> = {
  name: 'rates',
  reducer: ratesSlice.reducer,
  initialState: initialRatesState,
  ownEvents: Object.keys(ratesSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    {
      name: 'waiting',
      state: { status: 'waiting' },
      on: {
        ratesReceived: nowLive,
        ratesRead: { status: 'read', ...fresh },
        ratesFailed: unavailableBy('denied'),
        ratesLate: unavailableBy('late'),
        connectionLost: unavailableBy('offline'),
      },
    },
    {
      name: 'remembered',
      state: { status: 'remembered', ...old },
      on: {
        ratesReceived: nowLive,
        ratesRead: { status: 'read', ...fresh },
        ratesFailed: interruptedBy('denied'),
        ratesLate: interruptedBy('late'),
        connectionLost: interruptedBy('offline'),
      },
    },
    {
      name: 'read',
      state: { status: 'read', ...old },
      on: {
        ratesReceived: nowLive,
        ratesRead: { status: 'read', ...fresh },
        ratesFailed: interruptedBy('denied'),
        ratesLate: interruptedBy('late'),
        connectionLost: interruptedBy('offline'),
        connectionReleased: { status: 'remembered', ...old },
      },
    },
    {
      name: 'live',
      state: { status: 'live', ...old },
      on: {
        ratesReceived: nowLive,
        ratesFailed: interruptedBy('denied'),
        connectionLost: interruptedBy('offline'),
        connectionReleased: { status: 'remembered', ...old },
      },
    },
    {
      name: 'interrupted',
      state: interruptedBy('offline'),
      on: {
        ratesReceived: nowLive,
        ratesRead: interruptedBy('late', fresh),
        ratesFailed: interruptedBy('denied'),
        ratesRetryRequested: retrying(interruptedBy('offline')),
      },
    },
    {
      name: 'interrupted, retrying',
      state: retrying(interruptedBy('late')),
      on: {
        ratesReceived: nowLive,
        ratesRead: interruptedBy('late', fresh),
        ratesFailed: interruptedBy('denied'),
        ratesLate: interruptedBy('late'),
        connectionLost: interruptedBy('offline'),
      },
    },
    {
      name: 'unavailable',
      state: unavailableBy('late'),
      on: {
        ratesReceived: nowLive,
        ratesRead: interruptedBy('late', fresh),
        ratesFailed: unavailableBy('denied'),
        connectionLost: unavailableBy('offline'),
        ratesRetryRequested: retrying(unavailableBy('late')),
      },
    },
    {
      name: 'unavailable, retrying',
      state: retrying(unavailableBy('offline')),
      on: {
        ratesReceived: nowLive,
        ratesRead: interruptedBy('late', fresh),
        ratesFailed: unavailableBy('denied'),
        ratesLate: unavailableBy('offline'),
        connectionLost: unavailableBy('offline'),
      },
    },
  ],
};
