import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../support/eventually';
import type { ServedCopy } from '../support/siteCopy';
import { serveCopy } from '../support/siteCopy';
import { BUILD_LIMIT, buildDemo } from './support/buildSite';
import { WHOLE_VISIT } from './support/contexts';
import { waitForRows, waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();
let site: ServedCopy;

// Only React's development build reports markup that it did not expect.
beforeAll(async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-development-'));
  await buildDemo(directory, 'development');
  site = await serveCopy(world().ports, directory);
  await rm(directory, { recursive: true });
}, BUILD_LIMIT);

afterAll(() => site.stop());

describe('taking the prerendered page over in the development build', () => {
  it('gives no message of React on a first visit, nor with remembered rates', async () => {
    const { page, complaints } = await world().openPage(site.address);
    for (const _visit of ['first', 'second']) {
      await waitForRows(page, 29);
      await waitUntilLive(page, world().backend);
      expect(complaints.list).toEqual([]);
      await page.reload();
    }
  });

  it.each([
    ['first', false],
    ['second', true],
  ])('gives no message at all on the %s visit', async (_visit, hasRatesKept) => {
    const context = await world().openContext({ baseURL: site.address, ...WHOLE_VISIT });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    if (hasRatesKept) {
      await page.goto('/');
      await waitUntilLive(page, world().backend);
      await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('rates'))).not.toBeNull());
    }
    await page.goto('/');
    await waitUntilLive(page, world().backend);
    expect(messages.filter((message) => !message.includes('React DevTools'))).toEqual([]);
  });

  it("would tell of one if the markup were not the application's", async () => {
    const file = path.join(site.directory, 'index.html');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/(<h2[^>]*>)[^<]+/, '$1Niečo iné'));
    const { page, complaints } = await world().openPage(site.address);
    await waitUntilLive(page, world().backend);
    expect(complaints.list.join('\n')).toMatch(/hydrat/i);
  });
});
