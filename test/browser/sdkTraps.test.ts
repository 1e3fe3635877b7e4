/**
 * What the Firebase SDK does when things go wrong: each test fails without our remedy. Hidden tabs and connections that died
 * unnoticed are in pageLifecycle.test.ts.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { sk } from '../../src/site/words/sk';
import { eventually } from '../support/eventually';
import { openContext, setUpLane } from './support/lane';
import { expectLive, expectMarked, shownBuy } from './support/ratesOnScreen';
import { decimalPart, save, savedMessage, signIn } from './support/staffPages';

const lane = setUpLane();

async function openHome(prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<Page> {
  const context = await openContext(lane());
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/');
  return page;
}

async function openEditor(): Promise<Page> {
  const context = await openContext(lane());
  const page = await context.newPage();
  await page.goto('/rates');
  await signIn(page);
  await page.getByRole('rowheader').nth(28).waitFor();
  return page;
}

const usd = (): number => lane().currencies['usd']?.buy ?? 0;

describe('a listener that stays silent', () => {
  it('is told after 8 s, with a way to try again, and answers when it can', async () => {
    await lane().database.setFault({ kind: 'hold', directions: ['up', 'down'], afterwards: 'lose' });
    const page = await openHome();
    await expectMarked(page, 12_000);
    expect(await page.getByRole('button', { name: 'Skúsiť znova' }).isVisible()).toBe(true);
    await lane().database.setFault({ kind: 'none' });
    await expectLive(page, 'USD', usd());
  });
});

describe('the first word "not connected"', () => {
  it('is no loss: nothing is marked while the page loads', async () => {
    const page = await openHome((opened) =>
      opened.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        setInterval(() => seen.push(document.querySelector('.freshness__dot')?.className ?? ''), 5);
      }),
    );
    await expectLive(page, 'USD', usd());
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((dot) => dot.includes('reason'))).toEqual([]);
  });
});

describe('web sockets that are blocked', () => {
  it('load no scripts of the database into the page; plain reads give the rates, marked', async () => {
    const requested: string[] = [];
    const refused: string[] = [];
    const page = await openHome(async (opened) => {
      opened.on('request', (request) => requested.push(request.url()));
      opened.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
      await opened.routeWebSocket(/.*/, (socket) => socket.close());
    });
    await expectMarked(page, 12_000);
    await eventually(async () => expect(await shownBuy(page, 'USD')).not.toBe(''));
    // Long enough for the SDK to try its other transport.
    await page.waitForTimeout(5_000);
    expect(requested.filter((url) => url.includes('/.lp?'))).toEqual([]);
    expect(refused).toEqual([]);
  });
});

describe('a listener that the rules have cancelled', () => {
  it('is opened again by itself when they allow it', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-rules-'));
    const rulesFile = path.join(directory, 'rules.json');
    await writeFile(rulesFile, JSON.stringify({ rules: { '.read': false, '.write': false } }));
    const page = await openHome();
    await expectLive(page, 'USD', usd());

    await lane().killBackend();
    await lane().reviveBackend(rulesFile);
    await page.getByText(sk.rates.interrupted.denied).waitFor();
    expect(await shownBuy(page, 'USD')).not.toBe('');

    await lane().killBackend();
    await lane().reviveBackend();
    await expectLive(page, 'USD', usd(), 20_000);
    await rm(directory, { recursive: true });
  });
});

describe('a write', () => {
  it('never goes over the socket, where it would show before it is true and be sent late', async () => {
    const frames: string[] = [];
    const context = await openContext(lane());
    const page = await context.newPage();
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
    await page.goto('/rates');
    await signIn(page);
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await savedMessage(page).waitFor();
    expect(frames.some((frame) => frame.includes('"a":"q"'))).toBe(true);
    expect(frames.filter((frame) => /"a":"[pm]"/.test(frame))).toEqual([]);
  });

  it('that is refused shows its value nowhere, not for a moment', async () => {
    const editor = await openEditor();
    const page = await openHome((opened) =>
      opened.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        setInterval(() => {
          for (const row of document.querySelectorAll('.rates-table tbody tr')) {
            seen.add(row.textContent);
          }
        }, 5);
      }),
    );
    await expectLive(page, 'USD', usd());
    // The rules refuse a write without its entry in the archive.
    await editor.route(
      ({ pathname }) => pathname === '/.json',
      (route) => {
        const updates = Object.entries(route.request().postDataJSON() as object).filter(([leaf]) => !leaf.startsWith('archive'));
        return route.continue({ postData: JSON.stringify(Object.fromEntries(updates)) });
      },
    );
    await decimalPart(editor, 'USD', 'Nákup').fill('195');
    await save(editor);
    await editor.getByRole('alert').getByText('Nič sa neuložilo.').waitFor();
    expect(await savedMessage(editor).isVisible()).toBe(false);
    expect(await decimalPart(editor, 'USD', 'Nákup').inputValue()).toBe('195');
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.filter((row) => row.includes('1,195'))).toEqual([]);
  });

  it('of something that is no number stops no other write', async () => {
    const editor = await openEditor();
    await decimalPart(editor, 'USD', 'Nákup').fill('NaN');
    await decimalPart(editor, 'CZK', 'Nákup').fill('8');
    await save(editor);
    await editor.getByRole('alert').getByText('Uložila sa 1 mena. Neuložila sa 1 mena.').waitFor();
    expect(lane().readCurrency('czk').buy).toBe(Number(`${Math.trunc(lane().currencies['czk']?.buy ?? 0)}.8`));
    expect(lane().readCurrency('usd').buy).toBe(usd());
  });
});
