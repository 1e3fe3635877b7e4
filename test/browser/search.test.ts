import { readFileSync } from 'node:fs';
import { languages } from '../../src/site/languages';
import { homePathOf } from '../../src/site/paths';
import { eventually } from '../support/eventually';
import { waitForRows } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const { website } = JSON.parse(readFileSync('office.json', 'utf8')) as { readonly website: string };

interface Rate {
  readonly name: string;
  readonly currentExchangeRate: { readonly price: number; readonly priceCurrency: string };
}

describe('what search engines find', () => {
  it('is each home page by its own address and picture', async () => {
    const { page } = await world().openPage('about:blank');
    for (const language of languages) {
      await page.goto(homePathOf(language));
      const head = await page.evaluate(() => ({
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        shared: document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content,
        picture: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content,
        robots: document.querySelector('meta[name=robots]'),
      }));
      const address = website + homePathOf(language);
      expect(head).toEqual({ canonical: address, shared: address, picture: `${website}/share.png`, robots: null });
    }
    const picture = await page.request.get('/share.png');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  it.each(['/rates/auth', '/nowhere', '/en/nowhere'])('is not %s', async (path) => {
    const { page } = await world().openPage(path);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  it('is led by robots.txt to a sitemap of pages that there are', async () => {
    const { page } = await world().openPage('about:blank');
    const sitemapAddress = /^Sitemap: (.*)$/m.exec(await (await page.request.get('/robots.txt')).text())?.[1] ?? '';
    expect(sitemapAddress.startsWith(website)).toBe(true);
    const sitemap = await (await page.request.get(sitemapAddress.slice(website.length))).text();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.slice(website.length));
    expect(addresses.length).toBeGreaterThanOrEqual(languages.length);
    for (const address of addresses) {
      await page.goto(address);
      expect([address, await page.locator('link[rel=canonical]').getAttribute('href')]).toEqual([address, website + address]);
    }
  });

  it('holds the office, and the rates as the table shows them', async () => {
    const { page, complaints } = await world().openPage();
    await waitForRows(page, 29);
    const readBlocks = async () =>
      (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as unknown);
    await eventually(async () => expect(await readBlocks()).toHaveLength(2));
    const [office, rates] = (await readBlocks()) as [object, { readonly '@graph': readonly Rate[] }];
    expect(office).toMatchObject({ '@type': 'FinancialService', name: 'Zmenáreň Pod vežou' });
    expect(rates['@graph']).toHaveLength(58);
    const koruna = rates['@graph'].filter(({ currentExchangeRate }) => currentExchangeRate.priceCurrency === 'CZK');
    expect(koruna.map(({ name, currentExchangeRate }) => [name, currentExchangeRate.price])).toEqual([
      ['Nákup', 24.85],
      ['Predaj', 23.9],
    ]);
    expect(complaints.list).toEqual([]);
  });
});
