/* global document */
/* global DATABASE_PORT -- written in by sites.ts */
// The SDK's listener and nothing else: the minimum cost of a changed rate.
import { initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, forceWebSockets, getDatabase, onValue, ref } from 'firebase/database';

forceWebSockets();
const database = getDatabase(
  initializeApp({ projectId: 'demo-zmenaren', databaseURL: `http://127.0.0.1:${DATABASE_PORT}?ns=demo-zmenaren-default-rtdb` }),
);
connectDatabaseEmulator(database, '127.0.0.1', DATABASE_PORT);
onValue(ref(database, '/currencies'), (snapshot) => {
  document.getElementById('rate').textContent = snapshot.child('czk/buy').val();
});
