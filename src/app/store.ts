import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CalculatorState } from '../features/calculator/calculatorSlice';
import type { RatesState } from '../features/rates/ratesSlice';
import type { ReportError } from '../ports/reportError';
import { createRootReducer } from './rootReducer';

// The development build's checks are slow on a busy machine, and a warning about that helps nobody.
const patientCheck = { warnAfter: 1_000 };

/** The state that a store may start with. */
export interface PreloadedState {
  readonly rates?: RatesState;
  readonly calculator?: CalculatorState;
}

/** Creates a store and a function that runs its sagas; none runs yet, because rendering alone must start nothing. */
export function createAppStore(reportError: ReportError, preloadedState?: PreloadedState) {
  const sagaMiddleware = createSagaMiddleware({ onError: reportError });
  const rootReducer = createRootReducer();
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    // The sign-in event carries a password, which no browser extension may see.
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: false, immutableCheck: patientCheck, serializableCheck: patientCheck }).concat(
        sagaMiddleware,
      ),
  });
  return { store, rootReducer, runSaga: sagaMiddleware.run.bind(sagaMiddleware) };
}

export type AppStore = ReturnType<typeof createAppStore>;
