import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { SiteServer } from '../../../local/siteServer';
import { startSiteServer } from '../../../local/siteServer';
import type { CatalogueLanguage } from '../../catalogue/languages';
import type { Story } from '../../catalogue/story';
import { findViolations } from './axe';
import { launchBrowser, withTextSize } from './browser';
import { BUILD_LIMIT, buildCatalogue } from './buildSite';
import { findLayoutFaults } from './layoutFaults';
import { setReadersSpacing } from './readersSpacing';

/** A reader's settings, and the stories to check with them. */
export interface Reader {
  readonly textSize: 16 | 32;
  readonly language: CatalogueLanguage;
  readonly widths: readonly number[];
  readonly looksAt: readonly Story[];
  /** Whether the reader has set wider spaces between lines, words and letters than the site has. */
  readonly isSpaced?: boolean;
  /**
   * Whether axe checks the stories, too. Translations don't need it: what axe checks in words also shows in the made-up
   * language.
   */
  readonly withAxe: boolean;
  /**
   * The widths at which axe also checks contrast, all of them by default; one for each layout is enough. Within a layout, a
   * story's colours depend neither on its words nor on its text size, and axe requires more contrast of smaller text.
   */
  readonly contrastAt?: readonly number[];
}

/** The fault of a notice that is too long for its line; the contact section shows the whole notice. */
const shortened = /^(?:outside the window|beside its box <span class="">): ".*" in <span class="">$/;

/** Faults that can't be avoided, by story. With text of 32 px, a result of 18 digits fits on no phone's line. */
const unavoidable = new Map([
  ['calculator, longest result', /^broken: (?:[\d.,]*000[.,]00 |IDR |[\d.,]*000\)\. )/],
  ...['remembered', 'read', 'followed'].map((status): [string, RegExp] => [
    `opening, with a notice that is ${status}`,
    shortened,
  ]),
]);

/** Defines tests that build the catalogue and check each reader's stories. */
export function readStories(readers: readonly Reader[]): void {
  let directory: string;
  let server: SiteServer;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-catalogue-'));
    await buildCatalogue(directory);
    // This server sends the same headers as the site.
    server = await startSiteServer({ port: 0, directory, environment: null });
  }, BUILD_LIMIT);

  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true });
  });

  describe.each(readers.map((reader) => [nameOf(reader), reader] as const))(
    '%s',
    (_name, { textSize, language, widths, looksAt, isSpaced = false, withAxe, contrastAt = widths }) => {
      let browser: Browser;
      let page: Page;
      const complaints: string[] = [];

      beforeAll(async () => {
        browser = await launchBrowser(withTextSize(textSize));
        page = await browser.newPage({ locale: 'sk-SK', reducedMotion: 'reduce' });
        page.on('pageerror', ({ message }) => complaints.push(message));
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        // The map comes from another site, so the test answers its request.
        await page.route(
          ({ hostname }) => hostname !== '127.0.0.1',
          (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
        );
        await page.goto(`http://127.0.0.1:${server.port}/?story=footer`);
        await page.locator('footer').waitFor();
        if (isSpaced) {
          await setReadersSpacing(page);
        }
      });

      afterAll(() => browser.close());

      it.each(looksAt.map(({ name }) => name))('"%s" is accessible, and nothing of it is cut or out of reach', async (name) => {
        await show(page, new URLSearchParams({ story: name, language }));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const layoutFaults = (await findLayoutFaults(page)).filter((fault) => !unavoidable.get(name)?.test(fault));
          // The window is high enough for every row: axe would report a control half under a sticky bar as too small.
          await page.setViewportSize({ width, height: withAxe ? 3_000 : 800 });
          const violations = withAxe ? await findViolations(page, contrastAt.includes(width)) : [];
          expect([width, violations, layoutFaults]).toEqual([width, [], []]);
        }
        expect(complaints.splice(0)).toEqual([]);
      });
    },
  );
}

function nameOf({ textSize, language, isSpaced }: Reader): string {
  return `with text of ${textSize} px, in the language ${language}${isSpaced ? ", with the reader's own spacing" : ''}`;
}

/**
 * Replaces the shown story by another and ends its animations. Loading a page for each story would take longer than all checks.
 */
async function show(page: Page, address: URLSearchParams): Promise<void> {
  await page.evaluate(async (search) => {
    window.history.replaceState(null, '', `?${search}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    // A story's own actions, such as opening a menu, are on the screen one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.getAnimations().forEach((animation) => animation.finish());
  }, address.toString());
}
