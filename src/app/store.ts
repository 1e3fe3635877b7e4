import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { ReportError } from '../services/ports';
import { createRootReducer } from './rootReducer';

/** A store without running sagas, and the means to run them: rendering alone must start nothing. */
export function createAppStore(reportError: ReportError) {
  const sagaMiddleware = createSagaMiddleware({ onError: reportError });
  const rootReducer = createRootReducer();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: false }).concat(sagaMiddleware),
  });
  return { store, rootReducer, runSaga: sagaMiddleware.run.bind(sagaMiddleware) };
}
