import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteServer } from '../../local/siteServer';
import { buildSite, serveSite } from './support/buildSite';
import { waitForRows, waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';

const BUILD_LIMIT = 120_000;

const world = setUpWorld();
let directory: string;
let server: SiteServer;

// React tells of markup that it did not expect in its development build alone.
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-development-'));
  buildSite(directory, 'development');
  server = await serveSite(directory);
}, BUILD_LIMIT);

afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true });
});

describe('taking the prerendered page over in the development build', () => {
  it('brings no message of React on a first visit, nor with remembered rates', async () => {
    const { page, complaints } = await world().openPage(`http://127.0.0.1:${server.port}/`);
    for (const _visit of ['first', 'second']) {
      await waitForRows(page, 29);
      await waitUntilLive(page, world().backend);
      expect(complaints.list).toEqual([]);
      await page.reload();
    }
  });

  it("would tell of one if the markup were not the application's", async () => {
    const file = path.join(directory, 'index.html');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/(<h2[^>]*>)[^<]+/, '$1Niečo iné'));
    const { page, complaints } = await world().openPage(`http://127.0.0.1:${server.port}/`);
    await waitUntilLive(page, world().backend);
    expect(complaints.list.join('\n')).toMatch(/hydrat/i);
  });
});
