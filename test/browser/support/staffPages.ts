import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { demoStaff } from '../../../local/state/demoStaff';
import type { OpenedPage, World } from './world';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Fills the sign-in form that is on the screen and submits it by Enter. */
export async function signIn(page: Page, account: { email: string; password: string } = demoStaff): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Heslo').fill(account.password);
  await page.keyboard.press('Enter');
}

/** Signs in to the editor and waits until it lists `rows` currencies; uses the demo account unless another one is given. */
export async function openEditor(
  world: World,
  {
    account,
    rows = 29,
    ...options
  }: BrowserContextOptions & { account?: { email: string; password: string }; rows?: number } = {},
): Promise<OpenedPage> {
  const opened = await world.openPage('/rates', { ...DESKTOP, ...options });
  await signIn(opened.page, account);
  await opened.page
    .getByRole('rowheader')
    .nth(rows - 1)
    .waitFor();
  return opened;
}

type Side = 'Nákup' | 'Predaj';

export const wholePart = (page: Page, acronym: string, side: Side): Locator =>
  page.getByLabel(`${acronym} ${side}, celá časť`, { exact: true });
export const decimalPart = (page: Page, acronym: string, side: Side): Locator =>
  page.getByLabel(`${acronym} ${side}, desatinná časť`, { exact: true });

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Uložiť', exact: true }).click();

export const savedMessage = (page: Page): Locator => page.getByText('Zmeny boli úspešne uložené.');

/** Confirms every question that a save asks, until the save has ended. */
export async function saveAnyway(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Naozaj uložiť tieto kurzy?' });
  const outcome = page.locator('.save-bar .alert:not(:empty)').first();
  await question.or(outcome).first().waitFor();
  while (await question.isVisible()) {
    await question.getByRole('button', { name: 'Uložiť aj tak' }).click();
    await question.or(outcome).first().waitFor();
  }
}

/** The accessible name of the focused field; null when it has none. */
export const focusedLabel = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

/** One record's part of an update, as the page sent it. */
export interface Write {
  readonly method: string;
  readonly path: string;
  readonly payload: unknown;
}

/** Collects what the page writes to '/currencies', record by record. */
export function watchWrites(page: Page): readonly Write[] {
  const writes: Write[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/.json' && !['GET', 'OPTIONS'].includes(request.method())) {
      writes.push(...writesOf(request.method(), request.postDataJSON() as object));
    }
  });
  return writes;
}

function writesOf(method: string, updates: object): readonly Write[] {
  const payloads = new Map<string, Record<string, unknown>>();
  for (const [leaf, value] of Object.entries(updates) as [string, unknown][]) {
    const [collection = '', key = '', field = ''] = leaf.split('/');
    if (collection === 'currencies') {
      payloads.set(key, { ...payloads.get(key), [field]: value });
    }
  }
  return [...payloads].map(([key, payload]) => ({ method, path: `/currencies/${key}`, payload }));
}

/** Asserts that nobody is signed in: the tab has no session entry, and '/rates' shows the sign-in page. */
export async function expectSignedOut(page: Page): Promise<void> {
  expect(await readSession(page)).toBeNull();
  await page.goto('/rates');
  await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
}

/** The session entry, parsed; null when there is none. */
export function readSession(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? 'null') as unknown);
}
