import type { LocalBackend } from '../../../local/backend';
import { startLocalBackend } from '../../../local/backend';
import { demoStaff } from '../../../local/state/demoStaff';
import { eventually } from '../../support/eventually';
import { errorCode, postAuth } from '../../support/restSession';
import { readSession, signIn } from '../support/staffPages';
import { setUpWorld } from '../support/world';

const FAILED = 'Prihlasovanie neúspešné. Skontrolujte email a heslo.';
const LOCKED = 'Príliš veľa neúspešných pokusov. Skúste to znova o niekoľko minút.';
/**
 * How long the lock lasts, in milliseconds: long enough for the page to meet it on a busy machine, short enough to wait for its
 * end.
 */
const LOCK_LASTS = 15_000;

const world = setUpWorld();
let backend: LocalBackend;

beforeAll(async () => {
  await world().backend.stop();
  backend = await startLocalBackend({ ...world().ports, signInLimit: { failures: 5, withinMs: LOCK_LASTS } });
});

afterAll(() => backend.stop());

const guess = (password: string) =>
  postAuth(`http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    email: demoStaff.email,
    password,
  });

describe('guessing the password of the staff', () => {
  it('is stopped; the page says so, keeps the address, and the right password works again afterwards', async () => {
    const { page } = await world().openPage('/rates/auth');
    await page.getByLabel('E-mail').waitFor();
    const guesses = await Promise.all(Array.from({ length: 20 }, (_value, index) => guess(`heslo-${index}`)));
    expect(guesses.map(errorCode).filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(15);

    // During the lock, the response doesn't reveal that the password is right.
    await signIn(page);
    await page.getByText(LOCKED).waitFor();
    await page.getByText(FAILED).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(demoStaff.email);
    expect(await readSession(page)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/rates/auth');

    await eventually(async () => {
      await page.getByLabel('Heslo').fill(demoStaff.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Úprava kurzov' }).waitFor({ timeout: 2_000 });
    }, 2 * LOCK_LASTS);
    expect(await readSession(page)).toBe(demoStaff.email);
  });

  it('tells nobody which addresses have an account', async () => {
    const answers = await Promise.all([
      guess('nespravne'),
      postAuth(`http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
        email: 'nikto@zmenaren.test',
        password: 'nespravne',
      }),
    ]);
    expect(answers[0]).toEqual(answers[1]);
  });
});
