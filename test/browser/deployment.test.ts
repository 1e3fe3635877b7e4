import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { ServedCopy } from '../support/siteCopy';
import { serveCopy } from '../support/siteCopy';
import { waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** A script whose name contains the hash of its version. */
const versioned = /^(application|calculator|database|staff)\.(\w+)\.js$/;

describe('a page that was loaded before a deployment', () => {
  let site: ServedCopy;
  const old = (name: string): string => `${name}.0ld0ld00`;

  // Serves the deployed version. Only the first page is still the previous one, as in a tab that comes back.
  beforeEach(async () => {
    site = await serveCopy(world().ports);
  });

  afterEach(() => site.stop());

  /**
   * Opens an address as the previous version served it: its application requests a chunk with the hash `gone`, if any, which is
   * no longer served.
   */
  async function openOldPage(address: string, gone: string | null): Promise<{ page: Page; documents: () => number }> {
    const names = (await readdir(path.join(site.directory, 'assets'))).filter((name) => versioned.test(name));
    const application = names.find((name) => name.startsWith('application.')) ?? '';
    // On a phone, the calculator is out of sight, and requests nothing before it is used.
    const context = await world().openContext();
    const page = await context.newPage();
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest() && request.frame() === page.mainFrame())));
    const outdated = `/assets/${application.replace(/^application\.\w+/, old('application'))}`;
    const script = await readFile(path.join(site.directory, 'assets', application), 'utf8');
    await context.route(`**${outdated}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: gone === null ? script : script.replaceAll(gone, '00000000') }),
    );
    await context.route(
      (url) => url.pathname === address,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(`/assets/${application}`, outdated) });
      },
      { times: 1 },
    );
    await page.goto(site.address + address);
    return { page, documents: () => documents };
  }

  const hashOf = async (chunk: string): Promise<string> => {
    const names = await readdir(path.join(site.directory, 'assets'));
    return names.map((name) => versioned.exec(name)).find((match) => match?.[1] === chunk)?.[2] ?? '';
  };

  it('gets the staff area of the new version', async () => {
    const { page, documents } = await openOldPage('/rates/auth', await hashOf('staff'));
    await page.getByLabel('E-mail').waitFor();
    expect(documents()).toBe(2);
  });

  it('follows the rates by the new version', async () => {
    const { page, documents } = await openOldPage('/', await hashOf('database'));
    await waitUntilLive(page, world().backend);
    expect(documents()).toBe(2);
  });

  it.each([
    ['an amount', 'amount of your cash', '100'],
    ['a text to look for', 'Hľadať menu', 'dolár'],
  ])('keeps %s that is typed, though a chunk is gone', async (_what, field, typed) => {
    const { page, documents } = await openOldPage('/', await hashOf('calculator'));
    const failure = page.waitForResponse(
      (response) => response.url().includes('/assets/calculator.') && response.status() === 404,
    );
    const input = page.getByPlaceholder(field).or(page.getByLabel(field));
    await input.fill(typed);
    // On its first use, the calculator requests the chunk.
    await page.getByLabel('Mám').focus();
    await failure;
    // This pause is longer than a reload would take.
    await page.waitForTimeout(2_000);
    expect(await input.inputValue()).toBe(typed);
    expect(documents()).toBe(1);
  });

  it('is not loaded for ever when the new version lacks a file', async () => {
    const name = (await readdir(path.join(site.directory, 'assets'))).find((file) => /^staff\.\w+\.js$/.test(file)) ?? '';
    await rm(path.join(site.directory, 'assets', name));
    const { page, documents } = await openOldPage('/rates/auth', null);
    await page.getByRole('button', { name: 'Skúsiť znova' }).waitFor();
    expect(documents()).toBe(2);
  });
});
