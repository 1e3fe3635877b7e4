import type { TrustState } from '../../src/features/board/trustSlice';
import {
  confirmationOverdue,
  initialTrustState,
  patienceEnded,
  signReceived,
  trustSlice,
} from '../../src/features/board/trustSlice';
import { connectionLost, ratesFailed, ratesRead, ratesReceived } from '../../src/features/rates/ratesSlice';
import type { Machine } from './machine';

const BEFORE = 1_000;
const NOW = 2_000;
const reading = { currencies: [], receivedAt: NOW };

const events = {
  ratesReceived: ratesReceived(reading),
  ratesRead: ratesRead(reading),
  signReceived: signReceived(NOW),
  connectionLost: connectionLost(),
  ratesFailed: ratesFailed('denied'),
  confirmationOverdue: confirmationOverdue(),
  patienceEnded: patienceEnded(),
};

const nowConfirmed: TrustState = { status: 'confirmed', confirmedAt: NOW };
const heldNow: TrustState = { status: 'unconfirmed', confirmedAt: NOW };
const heldBefore: TrustState = { status: 'unconfirmed', confirmedAt: BEFORE };

export const trustMachine: Machine<TrustState, keyof typeof events> = {
  name: 'trust',
  reducer: trustSlice.reducer,
  initialState: initialTrustState,
  ownEvents: Object.keys(trustSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    {
      name: 'waiting',
      state: initialTrustState,
      on: {
        ratesReceived: nowConfirmed,
        ratesRead: heldNow,
        confirmationOverdue: { status: 'replaced', confirmedAt: null },
      },
    },
    {
      name: 'confirmed',
      state: { status: 'confirmed', confirmedAt: BEFORE },
      on: {
        ratesReceived: nowConfirmed,
        signReceived: nowConfirmed,
        connectionLost: heldBefore,
        ratesFailed: heldBefore,
        confirmationOverdue: heldBefore,
      },
    },
    {
      name: 'unconfirmed',
      state: heldBefore,
      on: {
        ratesReceived: nowConfirmed,
        ratesRead: heldNow,
        signReceived: nowConfirmed,
        patienceEnded: { status: 'replaced', confirmedAt: BEFORE },
      },
    },
    {
      name: 'unconfirmed, the clock set back since',
      state: { status: 'unconfirmed', confirmedAt: NOW + 1 },
      on: {
        ratesReceived: nowConfirmed,
        ratesRead: heldNow,
        signReceived: nowConfirmed,
        patienceEnded: { status: 'replaced', confirmedAt: NOW + 1 },
      },
    },
    {
      name: 'replaced',
      state: { status: 'replaced', confirmedAt: BEFORE },
      on: { ratesReceived: nowConfirmed, ratesRead: heldNow, signReceived: nowConfirmed },
    },
    {
      name: 'replaced, never confirmed',
      state: { status: 'replaced', confirmedAt: null },
      on: { ratesReceived: nowConfirmed, ratesRead: heldNow, signReceived: nowConfirmed },
    },
  ],
};
