import { buildRecord } from '../../support/builders';
import { moments } from '../../support/moments';
import type { Door } from './doors';
import { doors } from './doors';
import type { Office } from './office';
import { officeData, openOffice, staffUpdates } from './office';

type Who = 'a visitor' | 'a registered stranger' | 'the staff';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});

beforeEach(() => office.target.writeAsOwner('', officeData));

afterAll(() => office.target.stop());

const sessionOf = (who: Who) => ({ 'a visitor': null, 'a registered stranger': office.stranger, 'the staff': office.staff })[who];

const newer = buildRecord({ updated: moments.later });

/** Values by path that no account may write. */
function forbiddenPuts(ownId: string): readonly (readonly [path: string, value: unknown])[] {
  return [
    ['', { currencies: { usd: newer } }],
    ['', null],
    ['root/staff', { [ownId]: true }],
    ['staff', { [ownId]: true }],
    ['staff', null],
    [`staff/${ownId}`, true],
    [`staff/${ownId}/.value`, true],
    ['staff/staff-1', null],
    [`staffNames/${ownId}`, 'Somebody'],
    ['staffNames', null],
    ['archive', null],
    ['archive', { 'usd~2026-04-13T16:00:00': { acronym: 'USD' } }],
    ['archive/usd~2026-04-13T16:00:00', { acronym: 'USD', buy: 1.187, sell: 1.15, by: ownId, save: 'from-a-test', until: 1 }],
    ['elsewhere', 1],
    ['users', { [ownId]: { role: 'staff' } }],
    ['__proto__', { staff: true }],
    ['currencies', { usd: newer }],
    ['currencies', null],
    ['currencies', 'none'],
    ['currencies/.priority', 1],
    ['currencies/eur', { ...officeData.currencies.eur, buy: 2, updated: moments.later }],
    ['currencies/eur', null],
    ['currencies/eur/buy', 2],
    ['currencies/EUR', buildRecord({ acronym: 'EUR' })],
    ['currencies/usd', null],
    ['currencies/usd', newer],
    ['currencies/__proto__', buildRecord({ acronym: '__proto__' })],
    ['currencies/usd', { '.value': 5 }],
    ['currencies/usd', { ...newer, note: 'x' }],
    ['currencies/usd', { ...newer, updated: { '.sv': 'timestamp' } }],
    ['currencies/usd/note', 'x'],
    ['currencies/usd/__proto__', 'x'],
    // This name would break the SDK of every visitor.
    ['currencies/hasOwnProperty', buildRecord({ acronym: 'hasOwnProperty' })],
    ['currencies/usd/hasOwnProperty', 'x'],
    ['currencies/usd/buy', 2],
    ['currencies/usd/buy', null],
    ['currencies/usd/buy/deep', 1],
    ['currencies/usd/buy/.value', 2],
    ['currencies/usd/.value', 5],
    ['currencies/usd/.priority', 1],
    ['.settings/rules', { rules: { '.write': true } }],
    ['.info/serverTimeOffset', 1],
  ];
}

/** Merges that no account may write; a merge can name several paths at once. */
function forbiddenPatches(ownId: string): readonly (readonly [path: string, values: object])[] {
  return [
    ['', { 'currencies/usd': newer, [`staff/${ownId}`]: true }],
    ['', { 'currencies/usd': newer, 'currencies/eur': null }],
    ['', { staff: { [ownId]: true } }],
    ['staff', { [ownId]: true }],
    ['currencies', { usd: newer, eur: null }],
    ['currencies', { [`../staff/${ownId}`]: true }],
    ['currencies', { 'usd/buy': 2 }],
    ['currencies/usd', { buy: 2 }],
    ['currencies/usd', { buy: 2, updated: moments.later, note: 'x' }],
    ['currencies/eur', { buy: 2, updated: moments.later }],
    ['.settings', { rules: { rules: { '.write': true } } }],
  ];
}

const forbiddenReads = [
  '',
  'root',
  'root/staff',
  'staff',
  'staff/staff-2',
  'users',
  '__proto__',
  'constructor',
  '.settings/rules',
];

describe.each(doors)('by %s', (_name, openDoor) => {
  let door: Door;

  const enter = async (who: Who): Promise<void> => {
    door = await openDoor(office.target, sessionOf(who)?.idToken);
  };

  afterEach(() => door.close());

  it.each<Who>(['a visitor', 'a registered stranger', 'the staff'])(
    '%s writes nowhere but to the records, and there no half of a save',
    async (who) => {
      await enter(who);
      const ownId = sessionOf(who)?.localId ?? 'nobody';
      const letIn: unknown[] = [];
      for (const [path, value] of forbiddenPuts(ownId)) {
        if (await door.put(path, value)) {
          letIn.push(['put', path, value]);
        }
      }
      for (const [path, values] of forbiddenPatches(ownId)) {
        if (await door.patch(path, values)) {
          letIn.push(['patch', path, values]);
        }
      }
      expect(letIn).toEqual([]);
      expect(await office.target.readAsOwner('')).toEqual(officeData);
    },
  );

  it.each<Who>(['a visitor', 'a registered stranger', 'the staff'])(
    '%s reads the rates, their archive and nothing else',
    async (who) => {
      await enter(who);
      expect(await door.read('currencies')).toBe(true);
      expect(await door.read('archive')).toBe(true);
      for (const path of ['staff/staff-1', 'staffNames', 'staffNames/staff-1']) {
        expect([path, await door.read(path)]).toEqual([path, who === 'the staff']);
      }
      for (const path of forbiddenReads) {
        expect([path, await door.read(path)]).toEqual([path, false]);
      }
    },
  );

  it.each<Who>(['a visitor', 'a registered stranger'])('%s changes, adds and removes no record', async (who) => {
    await enter(who);
    for (const update of staffUpdates) {
      expect([update, await door.patch('', update)]).toEqual([update, false]);
    }
    expect(await door.put('currencies/usd/name_sk', 'dolár')).toBe(false);
    expect(await door.put('currencies/usd', null)).toBe(false);
    expect(await office.target.readAsOwner('')).toEqual(officeData);
  });

  it('lets the staff do the very same', async () => {
    await enter('the staff');
    for (const update of staffUpdates) {
      expect([update, await door.patch('', update)]).toEqual([update, true]);
    }
    expect(await door.put('currencies/gbp/name_sk', 'libra')).toBe(true);
    expect(Object.keys((await office.target.readAsOwner('currencies')) as object)).toEqual(['eur', 'gbp']);
    expect(Object.keys((await office.target.readAsOwner('archive')) as object)).toHaveLength(3);
  });
});

it.each(doors)(
  'by %s, whoever is taken off the list changes nothing more, with a token that is still good',
  async (_name, openDoor) => {
    const door = await openDoor(office.target, office.staff.idToken);
    const [first = {}, ...others] = staffUpdates;
    expect(await door.patch('', first)).toBe(true);
    await office.target.writeAsOwner('staff/staff-1', null);
    for (const update of others) {
      expect([update, await door.patch('', update)]).toEqual([update, false]);
    }
    expect(await door.read('staffNames')).toBe(false);
    await door.close();
  },
);

it.each(['', 'staff', 'currencies', 'currencies/usd'])('takes nothing that is posted to /%s', async (path) => {
  const body = JSON.stringify(buildRecord());
  const answer = await fetch(office.target.locationUrl(path, { auth: office.staff.idToken }), { method: 'POST', body });
  expect(answer.status).toBe(401);
  expect(await office.target.readAsOwner('')).toEqual(officeData);
});

it('does not let a harmless method stand for another', async () => {
  const disguised = office.target.locationUrl('currencies/usd', { 'x-http-method-override': 'DELETE' });
  expect((await fetch(disguised)).status).toBe(401);
  const headers = { 'X-HTTP-Method-Override': 'DELETE' };
  expect((await fetch(office.target.locationUrl('currencies/usd'), { method: 'POST', headers })).status).toBe(401);
  expect(await office.target.readAsOwner('')).toEqual(officeData);
});
