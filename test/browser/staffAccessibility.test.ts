import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { SAVED_NOTICE_LASTS } from '../../src/staff/rateEditor/saveSaga';
import { findViolations } from './support/axe';
import { decimalPart, openEditor, save, savedMessage, signIn, wholePart } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();

beforeEach(() => world().backend.write('/currencies', defaultSeed.currencies));

const options = (width: number) => ({ viewport: { width, height: 800 } });

const signInStates: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['an empty form', () => Promise.resolve()],
  [
    'an invalid form',
    async (page) => {
      await signIn(page, { email: 'staff', password: '' });
      await page.getByText('Zle zadaný email alebo heslo.').waitFor();
    },
  ],
  [
    'a sign-in under way',
    async (page) => {
      await page.route(/accounts:signInWithPassword/, () => undefined);
      await signIn(page);
      await page.getByRole('button', { name: 'Prihlasuje sa…' }).waitFor();
    },
  ],
];

const editorStates: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['nothing edited', () => Promise.resolve()],
  [
    'changed fields, one of them in conflict',
    async (page) => {
      await decimalPart(page, 'USD', 'Nákup').fill('19');
      await decimalPart(page, 'CZK', 'Nákup').fill('9');
      world().backend.write('/currencies/usd/buy', 1.2);
      await page.getByText('Medzitým to niekto zmenil').waitFor();
    },
  ],
  [
    'marked fields',
    async (page) => {
      await wholePart(page, 'USD', 'Nákup').fill('x');
      await decimalPart(page, 'CZK', 'Nákup').fill('9');
      await save(page);
      await page.getByText('Celá časť smie mať len číslice.').waitFor();
    },
  ],
  [
    'a question about a change',
    async (page) => {
      await wholePart(page, 'USD', 'Nákup').fill('11');
      await save(page);
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'a question about leaving',
    async (page) => {
      await decimalPart(page, 'USD', 'Nákup').fill('19');
      await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'a save under way',
    async (page) => {
      await page.route(/\/currencies\/usd\.json/, () => undefined);
      await decimalPart(page, 'USD', 'Nákup').fill('19');
      await save(page);
      await page.getByRole('button', { name: 'Ukladá sa…' }).waitFor();
    },
  ],
  [
    'a save that was made',
    async (page) => {
      await decimalPart(page, 'USD', 'Nákup').fill('19');
      await keepSavedMessage(page);
      await save(page);
      await savedMessage(page).waitFor();
    },
  ],
  [
    'a filter that finds nothing',
    async (page) => {
      await page.getByRole('searchbox').fill('nič');
      await page.getByText('Takú menu zoznam nemá.').waitFor();
    },
  ],
];

/** The message would be gone before it has been looked at. */
async function keepSavedMessage(page: Page): Promise<void> {
  await page.evaluate((lasts) => {
    const original = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, milliseconds?: number) =>
      milliseconds === lasts ? 0 : original(handler, milliseconds)) as typeof setTimeout;
  }, SAVED_NOTICE_LASTS);
}

describe.each([360, 1280])('at %i px no violation is found', (width) => {
  it.each(signInStates)('on the sign-in page with %s', async (_name, reach) => {
    const { page } = await world().openPage('/rates/auth', options(width));
    await page.getByLabel('E-mail').waitFor();
    await reach(page);
    expect(await findViolations(page)).toEqual([]);
  });

  it.each(editorStates)('in the editor with %s', async (_name, reach) => {
    const { page } = await openEditor(world(), options(width));
    await reach(page);
    expect(await findViolations(page)).toEqual([]);
  });

  it('in the editor without a connection', async () => {
    const { page } = await openEditor(world(), options(width));
    await world().backend.stop();
    await page.getByText('Bez spojenia s databázou sa nedá ukladať.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await world().restartBackend();
  });

  it('where the staff chunk could not be downloaded', async () => {
    const context = await world().openContext(options(width));
    await context.route(/\/assets\/staff\..*js/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/rates/auth');
    await page.getByRole('button', { name: 'Skúsiť znova' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
