import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { ReportError } from '../../ports/reportError';
import type { RatesReading } from '../../ports/rates';
import { noticesSlice } from '../office/noticesSlice';
import { firstRatesState, ratesSlice } from '../rates/ratesSlice';
import { rememberedTrust, trustSlice } from './trustSlice';

/** A window board's own small store, without running sagas; it starts with the rates that the browser remembers. */
export function createBoardStore(reportError: ReportError, remembered: RatesReading | null = null) {
  const sagaMiddleware = createSagaMiddleware({ onError: reportError });
  const store = configureStore({
    reducer: combineReducers({
      rates: ratesSlice.reducer,
      notices: noticesSlice.reducer,
      trust: trustSlice.reducer,
    }),
    preloadedState: {
      ...(remembered && { rates: firstRatesState({ status: 'remembered', ...remembered }) }),
      trust: rememberedTrust(remembered),
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagaMiddleware),
  });
  return { store, runSaga: sagaMiddleware.run.bind(sagaMiddleware) };
}

/** The remembered rates if a board may start with them: not if they come from a time in the future. */
export function usableReading(remembered: RatesReading | null, now: number): RatesReading | null {
  return remembered !== null && remembered.receivedAt <= now ? remembered : null;
}
