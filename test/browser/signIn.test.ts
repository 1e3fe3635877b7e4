import { demoStaff } from '../../local/state/demoStaff';
import { eventually } from '../support/eventually';
import { expectSignedOut, openEditor, readSession, signIn, wholePart } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const FAILED = 'Prihlasovanie neúspešné. Skontrolujte email a heslo.';

describe('signing in', () => {
  it('tells a wrong password after 1 s and stays', async () => {
    const { page } = await world().openPage('/rates/auth');
    await signIn(page, { ...demoStaff, password: 'nespravne' });
    const submitted = Date.now();
    await page.getByText(FAILED).waitFor();
    expect(Date.now() - submitted).toBeGreaterThan(800);
    expect(new URL(page.url()).pathname).toBe('/rates/auth');
    expect(await readSession(page)).toBeNull();
    await page.getByLabel('Heslo').press('x');
    await page.getByText(FAILED).waitFor({ state: 'detached' });
  });

  it('tells an invalid form and empties it', async () => {
    const { page } = await world().openPage('/rates/auth');
    await signIn(page, { email: 'staff', password: 'x' });
    await page.getByText('Zle zadaný email alebo heslo.').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('');
    expect(await page.getByLabel('Heslo').inputValue()).toBe('');
  });

  it('leads to the editor, keeps the session entry, and complains of nothing', async () => {
    const { page, complaints } = await openEditor(world());
    expect(new URL(page.url()).pathname).toBe('/rates');
    expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBe(`"${demoStaff.email}"`);
    expect(complaints.list).toEqual([]);
  });

  it('keeps nothing of the account anywhere else', async () => {
    const { page } = await openEditor(world());
    const readKept = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage),
        // Firebase keeps accounts in a database of this name.
        accounts: (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb'),
        cookies: document.cookie,
      }));
    // The page stores the rates, which everybody may read, a moment after they arrive.
    await eventually(async () => expect((await readKept()).local).toEqual(['rates']));
    expect(await readKept()).toEqual({ local: ['rates'], accounts: false, cookies: '' });
    expect(await page.evaluate(() => localStorage.getItem('rates'))).not.toContain(demoStaff.email);
  });

  it('cannot be forged by a session entry', async () => {
    const context = await world().openContext();
    await context.addInitScript((email) => sessionStorage.setItem('user', JSON.stringify(email)), demoStaff.email);
    const page = await context.newPage();
    await page.goto('/rates');
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/rates/auth');
  });
});

describe('the staff chunk', () => {
  const isStaff = (url: string) => /\/assets\/staff\./.test(url);

  it('is not downloaded by a visitor', async () => {
    const requests: string[] = [];
    const context = await world().openContext();
    const page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await page.getByRole('rowheader').nth(28).waitFor();
    expect(requests.filter(isStaff)).toEqual([]);
    await page.goto('/rates/auth');
    await page.getByLabel('E-mail').waitFor();
    expect(requests.filter(isStaff)).toHaveLength(2);
  });

  it('can be downloaded again when it failed', async () => {
    const context = await world().openContext();
    const page = await context.newPage();
    await context.route(/\/assets\/staff\..*js/, (route) => route.abort());
    await page.goto('/rates/auth');
    const retry = page.getByRole('button', { name: 'Skúsiť znova' });
    await retry.click();
    await page.getByText('Stránku sa nepodarilo načítať').waitFor();
    await context.unroute(/\/assets\/staff\..*js/);
    await retry.click();
    await page.getByLabel('E-mail').waitFor();
  });
});

describe('leaving the editor', () => {
  it('signs out by the button', async () => {
    const { page } = await openEditor(world());
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/rates/auth');
    await expectSignedOut(page);
  });

  it('signs out on a reload', async () => {
    const { page } = await openEditor(world());
    await page.reload();
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    await expectSignedOut(page);
  });

  it('signs out on the way to another page of the site, and the back button does not undo it', async () => {
    const { page } = await openEditor(world());
    await page.getByRole('link', { name: /úvodná stránka/ }).click();
    await page.getByRole('heading', { name: 'Kurzový lístok' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    await expectSignedOut(page);
  });

  it('signs out on the way to another site, and coming back by the back button does not undo it', async () => {
    const { page } = await openEditor(world());
    await page.goto(`${world().address}/icons/nothing-here.txt`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    expect(await readSession(page)).toBeNull();
  });

  it('asks first when something is unsaved: by the back button', async () => {
    const { page } = await world().openPage('/');
    // No link leads to the editor, so the test adds a history entry, numbered as the router would number it.
    await page.evaluate(() => history.pushState({ idx: 1 }, '', '/rates'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } })));
    await signIn(page);
    await wholePart(page, 'USD', 'Nákup').fill('7');
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: 'Odísť bez uloženia?' });
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe('/rates');
    await page.keyboard.press('Escape');
    expect(await wholePart(page, 'USD', 'Nákup').inputValue()).toBe('7');

    await page.goBack();
    await dialog.getByRole('button', { name: 'Odísť bez uloženia' }).click();
    await page.getByRole('heading', { name: 'Kurzový lístok' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expectSignedOut(page);
  });

  it('takes the question back when the back button leads to another page of the staff', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').fill('7');
    await page.getByRole('link', { name: 'História', exact: true }).click();
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odísť bez uloženia?' });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await wholePart(page, 'USD', 'Nákup').inputValue()).toBe('7');
    expect(await readSession(page)).toBe(demoStaff.email);
  });

  it('lets the browser ask on unload when something is unsaved; whoever stays, stays signed in', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').fill('7');
    const asked: string[] = [];
    let answer: 'dismiss' | 'accept' = 'dismiss';
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog[answer]();
    });
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await page.waitForTimeout(500);
    expect(asked).toEqual(['beforeunload']);
    expect(await readSession(page)).toBe(demoStaff.email);
    expect(await wholePart(page, 'USD', 'Nákup').inputValue()).toBe('7');

    answer = 'accept';
    await page.reload();
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    await expectSignedOut(page);
  });
});
