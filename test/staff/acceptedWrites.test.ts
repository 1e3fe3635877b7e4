import { watchAcceptedWrites } from '../../src/staff/acceptedWrites';
import { currencyNotWritten, currencyWritten } from '../../src/staff/currencies/currenciesSlice';
import { noticeNotWritten, noticeWritten } from '../../src/staff/notices/noticeEditorSlice';
import { rowFailed, rowSaved } from '../../src/staff/rateEditor/editorSlice';
import { writeAccepted } from '../../src/staff/signIn/authSlice';
import { buildCurrency } from '../support/builders';
import { runSagaWith } from '../support/runSagaWith';

it.each([
  rowSaved({ key: 'usd', shown: null, currency: buildCurrency() }),
  currencyWritten({ act: 'retire', acronym: 'USD', record: null }),
  noticeWritten({ id: '20260413-aaaaaaaa', newest: { id: '20260413-aaaaaaaa', version: 1 } }),
])('shows that the account may write: $type', (event) => {
  const { send, dispatched } = runSagaWith(watchAcceptedWrites);
  send(event);
  expect(dispatched).toEqual([writeAccepted()]);
});

it.each([
  rowFailed({ key: 'usd', reason: 'denied' }),
  currencyNotWritten('denied'),
  noticeNotWritten({ reason: 'denied', id: '20260413-aaaaaaaa' }),
])('shows nothing of the account: $type', (event) => {
  const { send, dispatched } = runSagaWith(watchAcceptedWrites);
  send(event);
  expect(dispatched).toEqual([]);
});
