import { demoStaff } from '../../../local/state/demoStaff';
import { watchWrites } from '../support/staffPages';
import { setUpWorld } from '../support/world';

const world = setUpWorld();

const entries: readonly (readonly [what: string, entry: string])[] = [
  ['the address of the staff as JSON', JSON.stringify(demoStaff.email)],
  ['the bare address', demoStaff.email],
  ['a user', JSON.stringify({ email: demoStaff.email, uid: demoStaff.uid, stsTokenManager: { accessToken: 'a.b.c' } })],
  ['a list', JSON.stringify([demoStaff.email])],
  ['a truth', 'true'],
  ['a number', '1'],
  ['the text null', 'null'],
  ['nothing', ''],
  ['half of a JSON text', '{"email":'],
  ['markup', '"<img src=x onerror=alert(1)>"'],
  ['a prototype', '{"__proto__":{"email":"x"}}'],
];

describe('a session entry written by hand', () => {
  it.each(entries)('that is %s opens nothing and sends nothing', async (_what, entry) => {
    const context = await world().openContext();
    await context.addInitScript((text) => {
      sessionStorage.setItem('user', text);
      // Observed all the time, because even an editor that appears for a moment was shown.
      new MutationObserver(() => {
        if (document.querySelector('.rate-editor')) {
          document.documentElement.dataset['editorSeen'] = 'true';
        }
      }).observe(document, { childList: true, subtree: true });
    }, entry);
    const page = await context.newPage();
    const writes = watchWrites(page);
    const credentials: string[] = [];
    page.on('request', (request) => {
      if (/[?&]auth=|identitytoolkit|securetoken/.test(request.url()) || 'authorization' in request.headers()) {
        credentials.push(request.url());
      }
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));

    await page.goto('/rates');
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/rates/auth');
    // The same again by navigation within the application, without loading a page.
    await page.evaluate((text) => {
      sessionStorage.setItem('user', text);
      history.pushState({ idx: 1 }, '', '/rates');
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, entry);
    await page.waitForURL('**/rates/auth');
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['editorSeen'])).toBeUndefined();
    expect(writes).toEqual([]);
    expect(credentials).toEqual([]);
    expect(errors).toEqual([]);
  });
});
