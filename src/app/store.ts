import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CalculatorState } from '../features/calculator/calculatorSlice';
import type { RatesState } from '../features/rates/ratesSlice';
import type { ReportError } from '../ports/reportError';
import { createRootReducer } from './rootReducer';

// On a busy machine the development build's checks are slow, and a warning about that helps nobody.
const patientCheck = { warnAfter: 1_000 };

/** What a store may begin with. */
export interface PreloadedState {
  readonly rates?: RatesState;
  readonly calculator?: CalculatorState;
}

/** A store without running sagas, and the means to run them: rendering alone must start nothing. */
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
