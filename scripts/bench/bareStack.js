/* global document */
/* global DATABASE_PORT -- written in by sites.ts */
// One cell that follows one rate with the site's own libraries and nothing else: the minimum cost of the libraries.
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, forceWebSockets, getDatabase, onValue, ref } from 'firebase/database';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import createSagaMiddleware, { eventChannel } from 'redux-saga';
import { put, take } from 'redux-saga/effects';

forceWebSockets();
const database = getDatabase(
  initializeApp({ projectId: 'demo-zmenaren', databaseURL: `http://127.0.0.1:${DATABASE_PORT}?ns=demo-zmenaren-default-rtdb` }),
);
connectDatabaseEmulator(database, '127.0.0.1', DATABASE_PORT);

const slice = createSlice({
  name: 'rate',
  initialState: { rate: '' },
  reducers: { rateReceived: (state, { payload }) => ({ rate: payload }) },
});
const sagaMiddleware = createSagaMiddleware();
const store = configureStore({ reducer: slice.reducer, middleware: () => [sagaMiddleware] });

sagaMiddleware.run(function* follow() {
  const channel = eventChannel((emit) =>
    onValue(ref(database, '/currencies'), (snapshot) => emit(snapshot.child('czk/buy').val())),
  );
  while (true) {
    yield put(slice.actions.rateReceived(yield take(channel)));
  }
});

function Rate() {
  return createElement(
    'p',
    { id: 'rate' },
    useSelector(({ rate }) => rate),
  );
}

createRoot(document.getElementById('root')).render(createElement(Provider, { store }, createElement(Rate)));
