import type { Page } from 'playwright-core';
import { staffWords } from '../../src/site/words/staffWords';
import { eventually } from '../support/eventually';
import { openContext, setUpLane } from './support/lane';
import { expectLive, expectMarked } from './support/ratesOnScreen';
import { decimalPart, save, savedMessage, signIn } from './support/staffPages';

const lane = setUpLane();
const MINUTE = 60_000;
const usd = (): number => lane().currencies['usd']?.buy ?? 0;
const later = '2099-01-01T00:00:00';

async function openPage(path: string, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<Page> {
  const context = await openContext(lane());
  const page = await context.newPage();
  await prepare(page);
  await page.goto(path);
  return page;
}

async function openEditor(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await openPage('/rates', prepare);
  await signIn(page);
  await page.getByRole('rowheader').nth(28).waitFor();
  return page;
}

const storedDecimals = (): string => String(lane().readCurrency('usd').buy).split('.')[1] ?? '';

describe("a laptop's sleep", () => {
  /** Simulates sleep: the page is frozen and the network passes nothing, while the clock goes on. */
  async function sleep(page: Page, during: () => Promise<void>): Promise<void> {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await lane().database.setFault({ kind: 'hold', directions: ['up', 'down'], afterwards: 'lose' });
    await during();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await devTools.send('Page.setWebLifecycleState', { state: 'active' });
    await lane().database.setFault({ kind: 'none' });
  }

  it('ends with fresh rates on the home page', async () => {
    const page = await openPage('/');
    await expectLive(page, 'USD', usd());
    await sleep(page, () => lane().writeCurrency('usd', { buy: 1.21, updated: later }));
    await expectLive(page, 'USD', 1.21);
  });

  it('ends in the editor with everything typed, and a save that works', async () => {
    const page = await openEditor();
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await sleep(page, () => Promise.resolve());
    await page.getByText(staffWords.save.notFollowing).waitFor({ state: 'detached' });
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
    await save(page);
    await savedMessage(page).waitFor();
    expect(lane().readCurrency('usd').buy).toBe(1.19);
  });
});

describe('a clock that is wrong', () => {
  it.each([
    ['30 minutes ahead', 30 * MINUTE, 'idú o 30 minút dopredu'],
    ['30 minutes behind', -30 * MINUTE, 'meškajú o 30 minút'],
  ])('%s: Save says so before anything is sent, and saves when told to', async (_name, drift, warning) => {
    const page = await openEditor((opened) => opened.clock.install({ time: Date.now() + drift }));
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    const question = page.getByRole('dialog');
    await question.getByText(warning).waitFor();
    await question.getByRole('button', { name: staffWords.confirmation.cancel }).click();
    expect(lane().readCurrency('usd').buy).toBe(usd());
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');

    await save(page);
    await question.getByRole('button', { name: staffWords.confirmation.confirm }).click();
    await savedMessage(page).waitFor();
    expect(lane().readCurrency('usd').buy).toBe(1.19);
  });
});

describe('a sign-in that grew old during a long edit', () => {
  it('is renewed by the save', async () => {
    const page = await openEditor((opened) => opened.clock.install());
    const renewals: string[] = [];
    page.on('request', (request) => request.url().includes('/v1/token') && renewals.push(request.url()));
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await page.clock.fastForward(61 * MINUTE);
    await save(page);
    await savedMessage(page).waitFor();
    expect(renewals.length).toBeGreaterThan(0);
    expect(lane().readCurrency('usd').buy).toBe(1.19);
  });

  it('and cannot be renewed, keeps the edit and says that it was not saved', async () => {
    const page = await openEditor((opened) => opened.clock.install());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await lane().auth.setFault({ kind: 'refuse' });
    await page.clock.fastForward(61 * MINUTE);
    await save(page);
    await page.getByRole('alert').getByText('Nič sa neuložilo.').waitFor({ timeout: 20_000 });
    expect(await savedMessage(page).isVisible()).toBe(false);
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
    expect(storedDecimals()).toBe(String(usd()).split('.')[1]);
  });
});

describe('two tabs of one browser', () => {
  it('know of each other only what the server knows, and ask before one overwrites the other', async () => {
    const first = await openEditor();
    const second = await first.context().newPage();
    await second.goto('/rates');
    await signIn(second);
    await decimalPart(first, 'USD', 'Nákup').fill('19');
    await decimalPart(second, 'USD', 'Nákup').fill('195');
    await save(first);
    await savedMessage(first).waitFor();
    await second.getByText(staffWords.editor.field.changedElsewhere('1,190')).waitFor();
    expect(await decimalPart(second, 'USD', 'Nákup').inputValue()).toBe('195');
    await save(second);
    await second.getByRole('dialog').getByRole('button', { name: staffWords.confirmation.confirm }).click();
    await savedMessage(second).waitFor();
    expect(lane().readCurrency('usd').buy).toBe(1.195);
    await eventually(async () => expect(await decimalPart(first, 'USD', 'Nákup').inputValue()).toBe('195'));

    await second.close();
    await decimalPart(first, 'USD', 'Nákup').fill('2');
    await save(first);
    await savedMessage(first).waitFor();
    expect(lane().readCurrency('usd').buy).toBe(1.2);
  });
});

describe('storage that is blocked', () => {
  const blockStorage = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });

  it('keeps nobody from the rates', async () => {
    const uncaught: string[] = [];
    const page = await openPage('/', async (opened) => {
      opened.on('pageerror', (error) => uncaught.push(error.message));
      await blockStorage(opened);
    });
    await expectLive(page, 'USD', usd());
    await lane().writeCurrency('usd', { buy: 1.21, updated: later });
    await expectLive(page, 'USD', 1.21);
    expect(uncaught).toEqual([]);
  });

  it('lets nobody in, and says that signing in failed', async () => {
    const page = await openPage('/rates', blockStorage);
    await signIn(page);
    await page.getByRole('alert').getByText(staffWords.signIn.signInFailed).waitFor();
    expect(await page.getByRole('heading', { name: staffWords.editor.heading }).isVisible()).toBe(false);
  });
});

describe('a script that cannot be downloaded', () => {
  it('of the database: plain reads give the rates, and the listener comes with the next try, at another address', async () => {
    let isBroken = true;
    const asked: string[] = [];
    const page = await openPage('/', (opened) =>
      opened.route(/\/assets\/database\./, (route) => {
        asked.push(new URL(route.request().url()).search);
        return isBroken ? route.abort() : route.continue();
      }),
    );
    await expectMarked(page, 12_000);
    isBroken = false;
    await expectLive(page, 'USD', usd(), 20_000);
    expect(asked.slice(0, 2)).toEqual(['', '?1']);
  });

  it('of the application: the rates are there, and it is asked for again at another address', async () => {
    const asked: string[] = [];
    const page = await openPage('/', (opened) =>
      opened.route(/\/assets\/application\./, (route) => {
        asked.push(new URL(route.request().url()).search);
        return asked.length === 1 ? route.abort() : route.continue();
      }),
    );
    await expectLive(page, 'USD', usd(), 20_000);
    await eventually(() => expect(asked).toEqual(['', '?1']));
    await page.getByLabel('Mám').selectOption('USD');
  });

  it('of the conditions: they can be read, and the page is taken over once it has come', async () => {
    const asked: string[] = [];
    const page = await openPage('/podmienky', (opened) =>
      opened.route(/\/assets\/legal\.\w+\.js/, (route) => {
        asked.push(new URL(route.request().url()).search);
        return asked.length === 1 ? route.abort() : route.continue();
      }),
    );
    await page.getByRole('heading', { name: 'Reklamácie' }).waitFor();
    await eventually(() => expect(asked).toEqual(['', '?1']));
    // Once the application has taken over the page, its links load no document.
    const isTakenOver = (): Promise<boolean> =>
      page.getByRole('link', { name: 'Osobné údaje' }).evaluate((link: HTMLElement) => {
        let isTaken = false;
        const note = (event: Event): void => {
          isTaken = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', note, { once: true });
        link.click();
        return isTaken;
      });
    await eventually(async () => expect(await isTakenOver()).toBe(true));
    await page.getByRole('heading', { name: 'Vaše práva' }).waitFor();
  });

  it('of the staff area: a button tries again', async () => {
    let isBroken = true;
    const page = await openPage('/rates', (opened) =>
      opened.route(/\/assets\/staff\..*\.js/, (route) => (isBroken ? route.abort() : route.continue())),
    );
    await page.getByRole('button', { name: 'Skúsiť znova' }).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.getByRole('heading', { name: staffWords.signIn.heading }).waitFor();
  });
});
