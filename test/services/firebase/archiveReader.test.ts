import type { LocalBackend } from '../../../local/backend';
import { demoStaff } from '../../../local/state/demoStaff';
import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import type { ArchivePosition, ArchiveReader } from '../../../src/ports/archive';
import type { Environment } from '../../../src/services/firebase/environment';
import { createArchiveReader } from '../../../src/services/firebase/archiveReader';
import { createStaffRequests } from '../../../src/services/firebase/staff/staffRequests';
import { buildEntries } from '../../support/buildHistory';
import { startTestBackend } from '../../support/localBackend';
import { postAuth, signInByRest } from '../../support/restSession';

let backend: LocalBackend;
let environment: Environment;
let token: string;
let reader: ArchiveReader;

const authUrl = (method: string) =>
  `http://127.0.0.1:${environment.localBackend?.authPort}/identitytoolkit.googleapis.com/v1/${method}?key=demo`;

beforeEach(async () => {
  ({ backend, environment } = await startTestBackend());
  ({ idToken: token } = await signInByRest({ authUrl }, demoStaff));
  const session = { userId: () => null, getIdToken: () => Promise.resolve(token), signOut: () => Promise.resolve() };
  reader = createArchiveReader(createStaffRequests(environment.firebase, session, () => true).read);
});

afterEach(() => backend.stop());

function store(entries: readonly ArchiveEntry[], others: object = {}): void {
  backend.write('/archive', {
    ...Object.fromEntries(
      entries.map(({ key, acronym, buy, sell, until, by, save }) => [key, { acronym, buy, sell, until, by, save }]),
    ),
    ...others,
  });
}

/** Reads all pages, and returns the entries of each. */
async function readAll(size: number): Promise<readonly (readonly ArchiveEntry[])[]> {
  const pages: (readonly ArchiveEntry[])[] = [];
  let position: ArchivePosition | null = null;
  do {
    const page = await reader.readPage(size, position);
    pages.push(page.entries);
    position = page.next;
  } while (position !== null);
  return pages;
}

const withoutRepeats = (pages: readonly (readonly ArchiveEntry[])[]) => [...new Set(pages.flat().map(({ key }) => key))];

describe('pages', () => {
  it('go from the newest entry to the oldest', async () => {
    const entries = buildEntries(120);
    store(entries);
    const pages = await readAll(50);
    expect(pages[0]).toEqual(entries.slice(0, 50));
    expect(withoutRepeats(pages)).toEqual(entries.map(({ key }) => key));
  });

  it('part the entries of one moment without losing any', async () => {
    const entries = buildEntries(24).map((entry, index) => ({ ...entry, until: 1_000 + Math.floor(index / 10) }));
    store(entries);
    const read = withoutRepeats(await readAll(4));
    expect(new Set(read)).toEqual(new Set(entries.map(({ key }) => key)));
  });

  it('are not filled by what is no entry', async () => {
    const entries = buildEntries(6);
    const first = entries[0] as ArchiveEntry;
    store(entries, {
      'usd~2026-01-01T00:00:00': { ...first, until: 'later' },
      'usd~2026-01-02T00:00:00': { ...first, until: { at: 1 } },
      'usd~2026-01-03T00:00:00': { ...first, until: null },
      'usd~2026-01-04T00:00:00': { ...first, by: 7 },
      12: { ...first, until: first.until + 1 },
      text: 'nothing',
    });
    expect(withoutRepeats(await readAll(3))).toEqual(entries.map(({ key }) => key));
  });

  it('are none without an archive', async () => {
    expect(await reader.readPage(50, null)).toEqual({ entries: [], next: null });
    expect(await reader.readBeginning()).toBeNull();
    expect(await reader.readSince(0)).toEqual([]);
  });
});

it('reads what was made from a moment on, and when the archive began', async () => {
  const entries = buildEntries(5);
  store(entries);
  expect(await reader.readSince(entries[2]?.until ?? 0)).toEqual(entries.slice(0, 3));
  expect(await reader.readBeginning()).toBe(entries[4]?.until);
});

describe('what followed a moment', () => {
  const acronymsOf = (entries: readonly ArchiveEntry[]) => entries.map(({ acronym }) => acronym);

  it('is the first entry of each currency from then on', async () => {
    const entries = buildEntries(9);
    store(entries);
    expect(await reader.readFollowing(entries[4]?.until ?? 0, ['USD', 'CZK', 'PLN'])).toEqual([entries[3], entries[4]]);
    expect(await reader.readFollowing((entries[0]?.until ?? 0) + 1, ['USD'])).toEqual([]);
  });

  it('is found for a currency, too, that changed long after all others', async () => {
    const [rare, ...frequent] = buildEntries(400).map((entry, age) =>
      age === 0 ? { ...entry, acronym: 'PLN', key: 'pln~2026-04-13T15:59:57' } : entry,
    );
    const older = { ...(rare as ArchiveEntry), key: 'pln~2025-04-13T15:59:57', version: '2025-04-13T15:59:57', until: 1_000 };
    store([rare as ArchiveEntry, ...frequent, older]);
    const moment = frequent.at(-1)?.until ?? 0;
    const following = await reader.readFollowing(moment, ['PLN', 'USD', 'XXX']);
    expect(acronymsOf(following).sort()).toEqual(['PLN', 'USD']);
    expect(following.find(({ acronym }) => acronym === 'PLN')).toMatchObject({ key: rare?.key });
  });
});

it('reads the names of the staff, and leaves out what is none', async () => {
  backend.write('/staffNames', { 'uid-jana': 'Jana', odd: 7 });
  expect(await reader.readNames()).toEqual({ 'uid-jana': 'Jana' });
});

it('is refused the names for an account that is not on the staff list', async () => {
  const { body } = await postAuth(authUrl('accounts:signUp'), {
    email: 'stranger@zmenaren.test',
    password: 'password',
    returnSecureToken: true,
  });
  token = String(body['idToken']);
  await expect(reader.readNames()).rejects.toMatchObject({ failure: 'denied' });
  expect(await reader.readSince(0)).toEqual([]);
});

it('gives the versions of one currency alone, the newest first', async () => {
  const entries = buildEntries(30);
  store(entries);
  const [{ acronym } = { acronym: '' }] = entries;
  const ofOne = entries.filter((entry) => entry.acronym === acronym);
  expect(await reader.readVersions(acronym)).toEqual(ofOne);
  expect(ofOne.length).toBeLessThan(entries.length);
  expect(await reader.readVersions('XXX')).toEqual([]);
});
