import type { LocalBackend } from '../../../../local/backend';
import { demoStaff } from '../../../../local/state/demoStaff';
import { parseNoticeVersion } from '../../../../src/domain/notices/notice';
import { parseNoticeHistory } from '../../../../src/domain/notices/noticeHistory';
import type { NewNoticeVersion, NoticesWriter } from '../../../../src/ports/notices';
import { RequestError } from '../../../../src/ports/requestError';
import { createNoticesWriter } from '../../../../src/services/firebase/staff/noticesWriter';
import { createStaffRequests } from '../../../../src/services/firebase/staff/staffRequests';
import { buildRecord } from '../../../support/builders';
import { startTestBackend } from '../../../support/localBackend';

const first: NewNoticeVersion = {
  id: '20260413-aaaaaaaa',
  version: 1,
  text: { sk: 'Zatvorené.', uk: 'Зачинено.' },
  firstDay: '2026-05-01',
  lastDay: '2026-05-02',
  closed: { from: '12:00', to: '13:00' },
  isWithdrawn: false,
};

let backend: LocalBackend;
let account: { readonly idToken: string; readonly localId: string };
let writer: NoticesWriter;

beforeEach(async () => {
  const started = await startTestBackend({ seed: { currencies: { usd: buildRecord() } } });
  backend = started.backend;
  const { firebase, localBackend } = started.environment;
  const response = await fetch(
    `http://127.0.0.1:${localBackend?.authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoStaff.email, password: demoStaff.password, returnSecureToken: true }),
    },
  );
  account = (await response.json()) as typeof account;
  const session = {
    userId: () => account.localId,
    getIdToken: () => Promise.resolve(account.idToken),
    signOut: () => Promise.resolve(),
  };
  writer = createNoticesWriter(createStaffRequests(firebase, session, () => true));
});

afterEach(() => backend.stop());

it.each<[string, Partial<NewNoticeVersion>]>([
  ['a notice with hours', {}],
  ['a closure alone', { text: null, closed: 'day' }],
  ['a text alone', { closed: null }],
])('writes %s as the rules want it, signed and with the time of the server', async (_name, fields) => {
  const before = Date.now();
  await writer.write([{ ...first, ...fields }]);
  const stored = parseNoticeVersion(first.id, '1', await writer.readVersion(first.id, 1));
  expect(stored).toMatchObject({ ...first, ...fields, by: account.localId });
  expect(stored?.at).toBeGreaterThanOrEqual(before - 1_000);
});

it('is refused for a number that somebody has taken, and changes nothing', async () => {
  await writer.write([first]);
  const refused = writer.write([{ ...first, text: { sk: 'Iné.' } }]);
  await expect(refused).rejects.toEqual(new RequestError('denied'));
  await writer.write([{ ...first, version: 2, isWithdrawn: true }]);
  const [raw] = await writer.readAll();
  const history = parseNoticeHistory(first.id, raw?.versions);
  expect(history?.newest).toBe(2);
  expect(history?.versions.map(({ version, text, isWithdrawn }) => [version, text?.sk, isWithdrawn])).toEqual([
    [2, 'Zatvorené.', true],
    [1, 'Zatvorené.', false],
  ]);
});

it('writes several versions or none', async () => {
  const withdrawn = { ...first, isWithdrawn: true };
  const next = { ...first, id: '20271231-bbbbbbbb', lastDay: '2027-12-31' };
  await writer.write([withdrawn, next]);
  expect(await writer.readVersion(first.id, 1)).toMatchObject({ isWithdrawn: true });
  expect(await writer.readVersion(next.id, 1)).toMatchObject({ isWithdrawn: false, lastDay: '2027-12-31' });
  await expect(writer.write([withdrawn, { ...next, version: 2 }])).rejects.toEqual(new RequestError('denied'));
  expect(await writer.readVersion(next.id, 2)).toBeNull();
});

it('reads nothing where nothing is', async () => {
  expect(await writer.readAll()).toEqual([]);
  expect(await writer.readVersion(first.id, 1)).toBeNull();
});
