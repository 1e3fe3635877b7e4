import { listFiles } from '../../../build/listFiles';
import { eventually } from '../../support/eventually';
import { builtSiteDirectory } from '../../support/siteCopy';
import { setUpWorld } from '../support/world';
import type { ForeignSite } from './foreignPage';
import { startForeignSite } from './foreignPage';

const world = setUpWorld();
const OWN = 'Vlastný obsah';
let foreign: ForeignSite | undefined;

afterEach(() => foreign?.stop());

/** Opens a page of another site with this body. */
async function openForeign(body: string) {
  foreign = await startForeignSite({ '/': `<!doctype html><title>Cudzia stránka</title>${body}`, '/own': `<p>${OWN}</p>` });
  const page = await (await world().openContext()).newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(foreign.address);
  return { page, messages };
}

describe("somebody else's page", () => {
  it.each(['/', '/rates', '/rates/auth', '/no/such/page'])('shows nothing of %s in a frame', async (path) => {
    const address = `${world().address}${path}`;
    const { page, messages } = await openForeign(
      `<iframe src="/own"></iframe><iframe src="${address}"></iframe><object data="${address}"></object><embed src="${address}">`,
    );
    await page.frameLocator('iframe >> nth=0').getByText(OWN).waitFor();
    await eventually(() => expect(messages.filter((text) => text.includes('frame-ancestors')).length).toBeGreaterThanOrEqual(3));
    const framed = page.frames().filter((frame) => frame !== page.mainFrame() && !frame.url().endsWith('/own'));
    expect(framed).not.toHaveLength(0);
    for (const frame of framed) {
      expect(await frame.locator('#root').count()).toBe(0);
    }
  });

  it('gets no hold of the window that it opens, and the site none of the one that opened it', async () => {
    const { page } = await openForeign('');
    const opened = page.waitForEvent('popup');
    await page.evaluate((address) => {
      Object.assign(window, { popup: window.open(address) });
    }, world().address);
    const popup = await opened;
    await popup.getByRole('heading', { name: 'Kurzový lístok' }).waitFor();
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { popup: Window }).popup.closed)).toBe(true);
  });

  it('can load neither its pictures nor its scripts', async () => {
    const names = listFiles(builtSiteDirectory);
    const picture = names.find((name) => name.endsWith('.png')) ?? '';
    const script = names.find((name) => /^assets\/.*\.js$/.test(name)) ?? '';
    const load = (origin: string) =>
      page.evaluate(
        async ([pictureAddress, scriptAddress]) => {
          const settle = (element: HTMLImageElement | HTMLScriptElement, address: string) =>
            new Promise<string>((resolve) => {
              element.addEventListener('load', () => resolve('loaded'));
              element.addEventListener('error', () => resolve('refused'));
              element.src = address;
              document.body.append(element);
            });
          return [
            await settle(document.createElement('img'), pictureAddress),
            await settle(document.createElement('script'), scriptAddress),
          ];
        },
        [`${origin}/${picture}`, `${origin}/${script}`] as const,
      );
    const { page } = await openForeign('');
    expect(await load(world().address)).toEqual(['refused', 'refused']);

    // The site's own page can load the same files, so the refusal isn't caused by a wrong file name.
    await page.goto('/rates/auth');
    await page.getByLabel('E-mail').waitFor();
    expect(await load(world().address)).toEqual(['loaded', 'loaded']);
  });
});
