import type { FirebaseApp } from 'firebase/app';
import { deleteApp } from 'firebase/app';
import type { LocalBackend } from '../../../local/backend';
import type { NoticesMessage } from '../../../src/ports/notices';
import { openFirebaseApp } from '../../../src/services/firebase/app';
import { createNoticesFollower } from '../../../src/services/firebase/noticesFollower';
import { readNotices } from '../../../src/services/firebase/noticesReader';
import { createRatesGateway } from '../../../src/services/firebase/ratesGateway';
import { parseNotice } from '../../../src/domain/notices/notice';
import { buildRecord } from '../../support/builders';
import { buildNotice, buildStoredNotice } from '../../support/buildNotice';
import { eventually } from '../../support/eventually';
import { startTestBackend } from '../../support/localBackend';

let backend: LocalBackend;
let app: FirebaseApp;
let databaseURL: string;

/** How many notices visitors get (rule 103). */
const LAST_NOTICES = 40;

const idOf = (place: number) => `2026${String(place).padStart(4, '0')}-aaaaaaaa`;
const notices = Object.fromEntries(
  Array.from({ length: LAST_NOTICES + 1 }, (_, place) => [idOf(place), { 1: buildStoredNotice() }]),
);

beforeEach(async () => {
  const { backend: started, environment } = await startTestBackend({ seed: { currencies: { usd: buildRecord() }, notices } });
  backend = started;
  databaseURL = environment.firebase.databaseURL;
  app = openFirebaseApp(environment.firebase);
  createRatesGateway(app, environment);
});

afterEach(async () => {
  await deleteApp(app);
  await backend.stop();
});

const lastIds = Array.from({ length: LAST_NOTICES }, (_, place) => idOf(place + 1));

it('follows the last notices over the connection of the rates', async () => {
  const messages: NoticesMessage[] = [];
  const stop = createNoticesFollower(app)((message) => messages.push(message));
  const last = () => {
    const message = messages.at(-1);
    return message?.type === 'notices' ? message.notices : [];
  };
  await eventually(() => expect(last().map(({ id }) => id)).toEqual(lastIds));
  expect(last().map(({ id, versions }) => parseNotice(id, versions))[0]).toEqual(buildNotice({ id: idOf(1) }));

  backend.write(`/notices/${idOf(5)}/2`, buildStoredNotice({ isWithdrawn: true }));
  await eventually(() => {
    const changed = last().find(({ id }) => id === idOf(5));
    expect(changed && parseNotice(changed.id, changed.versions)).toBeNull();
  });
  stop();
});

it('reads them without the SDK', async () => {
  const read = await readNotices(databaseURL);
  expect(read.map(({ id }) => id).sort()).toEqual(lastIds);
  expect(read.every(({ id, versions }) => parseNotice(id, versions) !== null)).toBe(true);
});

it('reads none where there are none', async () => {
  backend.write('/notices', null);
  expect(await readNotices(databaseURL)).toEqual([]);
});
