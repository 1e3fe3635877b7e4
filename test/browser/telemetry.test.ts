import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { startSiteServer } from '../../local/siteServer';
import { readProductionEnvironment } from '../../build/environment';
import { buildInto } from '../../build/runWebpack';
import { enConsent } from '../../src/site/words/enConsent';
import { eventually } from '../support/eventually';
import { launchBrowser } from './support/browser';
import { PLAIN_VISIT } from './support/contexts';
import { readShifts, recordShifts, WHOLE_PAGE } from './support/layoutShifts';
import { BUILD_LIMIT } from './support/buildSite';
import { setUpWorld } from './support/world';

const productionSettings = {
  FIREBASE_API_KEY: 'production-key',
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_AUTH_DOMAIN: 'office.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://office.europe-west1.firebasedatabase.app',
  FIREBASE_PROJECT_ID: 'office',
};

/** Fake responses of Google's servers: the measurement script only sets its cookies, and the tests read its queue. */
const answers: readonly (readonly [RegExp, string, string])[] = [
  [
    /googletagmanager\.com\/gtag\/js/,
    'text/javascript',
    `for (const name of ['_ga', '_ga_TEST']) document.cookie = name + '=GA1.1.1; path=/; max-age=1000';`,
  ],
  [/firebasedatabase\.app\/currencies/, 'application/json', JSON.stringify(defaultSeed.currencies)],
  [/firebase\.googleapis\.com\/.*\/webConfig/, 'application/json', '{"measurementId":"G-TEST","appId":"1:1:web:1"}'],
  [
    /firebaseinstallations\.googleapis\.com/,
    'application/json',
    '{"fid":"c1234567890123456789ab","refreshToken":"r","authToken":{"token":"t","expiresIn":"604800s"}}',
  ],
  [/firebaseremoteconfig\.googleapis\.com/, 'application/json', '{"entries":{"fpr_enabled":"true"},"state":"UPDATE"}'],
];

/** How long to wait for Performance, which collects data for some seconds before it sends them, in milliseconds. */
const PERFORMANCE_LIMIT = 20_000;

/** Longer than measuring would wait before its first request, in milliseconds. */
const QUIET = 4_000;

const isTelemetryChunk = (url: string): boolean => url.includes('/assets/telemetry.');
const isConsentChunk = (url: string): boolean => url.includes('/assets/consent');
// Requests for the rates are allowed.
const isOutside = (url: string): boolean => !url.startsWith('http://127.0.0.1:') && !url.includes('firebasedatabase.app');
const isMeasuring = (url: string): boolean => isTelemetryChunk(url) || isOutside(url);

/** A page with the addresses that it has requested, and the messages about what its policy refused. */
interface Visit {
  readonly page: Page;
  readonly requested: string[];
  readonly refused: readonly string[];
}

const question = (page: Page): Locator => page.getByRole('region', { name: 'Meranie návštevnosti' });
const control = (page: Page): Locator => page.getByRole('button', { name: 'Súhlas s\u00a0meraním' });

async function answer(page: Page, name: 'Súhlasím' | 'Nesúhlasím'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
}

function untilMeasured(requested: readonly string[]): Promise<void> {
  return eventually(() => {
    expect(requested.some(isTelemetryChunk)).toBe(true);
    return Promise.resolve();
  });
}

async function takeBack(page: Page): Promise<void> {
  await control(page).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nesúhlasím' }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Súhlas s\u00a0meraním: nie' }).waitFor();
}

/** What Analytics was told about the page. */
async function configurationsOf(page: Page) {
  return (await commandsOf(page)).filter(([command]) => command === 'config').map(([, , parameters]) => parameters);
}

/** The screens that were reported to Analytics, by path and title. */
async function screenViewsOf(page: Page) {
  return (await commandsOf(page))
    .filter(([command, name]) => command === 'event' && name === 'screen_view')
    .map(([, , parameters]) => [parameters['firebase_screen'], parameters['firebase_screen_class']]);
}

/** The commands that were given to Analytics: each has a name, what it is about, and parameters. */
function commandsOf(page: Page) {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map(
      (entry) => [...entry] as [string, string, Record<string, string>],
    ),
  );
}

/** The names of everything that measuring stores in the browser: cookies, its databases, and the settings of Performance. */
async function tracesIn(page: Page): Promise<readonly string[]> {
  const kept = await page.evaluate(async () => [
    // The part of the SDK that follows the rates stores heartbeats for itself, so they are no trace of measuring.
    ...(await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name !== 'firebase-heartbeat-database'),
    ...Object.keys(localStorage).filter((key) => key.startsWith('@firebase/')),
  ]);
  return [...(await page.context().cookies()).map(({ name }) => name), ...kept];
}

describe('telemetry in production', () => {
  let browser: Browser;
  let directory: string;
  const measured = { ...productionSettings, FIREBASE_MEASUREMENT_ID: 'G-TEST' };
  const unmeasured = { ...productionSettings, FIREBASE_MEASUREMENT_ID: '' };

  const directoryOf = (settings: typeof measured): string => path.join(directory, settings.FIREBASE_MEASUREMENT_ID || 'none');

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-production-'));
    await Promise.all(
      [measured, unmeasured].map((settings) =>
        buildInto({ directory: directoryOf(settings), mode: 'production', flags: [], variables: settings }),
      ),
    );
    browser = await launchBrowser();
  }, 2 * BUILD_LIMIT);

  afterAll(async () => {
    await browser.close();
    await rm(directory, { recursive: true });
  });

  /** Serves a build for a real project and opens its page; the test answers every request to other hosts. */
  async function withProductionPage(
    settings: typeof measured,
    visit: (visit: Visit) => Promise<void>,
    viewport = { width: 1280, height: 720 },
  ): Promise<void> {
    const site = await startSiteServer({
      port: 0,
      directory: directoryOf(settings),
      environment: readProductionEnvironment(settings),
    });
    const context = await browser.newContext({ viewport, ...PLAIN_VISIT });
    const requested: string[] = [];
    const refused: string[] = [];
    await context.routeWebSocket(/.*/, () => undefined);
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        const [, contentType, body] = answers.find(([pattern]) => pattern.test(route.request().url())) ?? [
          null,
          'application/json',
          '{}',
        ];
        await route.fulfill({
          status: 200,
          contentType,
          body,
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        });
      },
    );
    const page = await context.newPage();
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) {
        refused.push(message.text());
      }
    });
    try {
      await recordShifts(page);
      await page.goto(`http://127.0.0.1:${site.port}/`);
      await visit({ page, requested, refused });
    } finally {
      await context.close();
      await site.stop();
    }
  }

  async function goElsewhere(page: Page): Promise<void> {
    await page.evaluate(() => {
      history.pushState(null, '', '/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { name: 'Stránka sa nenašla' }).waitFor();
  }

  it('asks for nothing and keeps nothing before the visitor has agreed, however often he comes', async () => {
    await withProductionPage(measured, async ({ page, requested }) => {
      for (const _visit of ['first', 'second']) {
        await question(page).waitFor();
        await page.waitForTimeout(QUIET);
        expect(requested.filter(isMeasuring)).toEqual([]);
        expect(await tracesIn(page)).toEqual([]);
        await page.reload();
      }
    });
  });

  it('records screens from the consent on, by path and title, and on the next visit the first one too', async () => {
    await withProductionPage(measured, async ({ page, requested, refused }) => {
      const home = await page.title();
      await answer(page, 'Súhlasím');
      await untilMeasured(requested);
      await goElsewhere(page);
      const nowhere = ['/nowhere', await page.title()];
      // Screens that were seen before the consent are never reported.
      await eventually(async () => expect(await screenViewsOf(page)).toEqual([nowhere]));
      expect(requested.some((url) => url.includes('googletagmanager.com/gtag/js?') && url.includes('G-TEST'))).toBe(true);

      await page.goto(new URL('/', page.url()).href);
      await eventually(async () => expect(await screenViewsOf(page)).toEqual([['/', home]]));
      expect(await question(page).count()).toBe(0);
      expect(refused).toEqual([]);
    });
  });

  it('never tells the calculation that an address carries', async () => {
    await withProductionPage(measured, async ({ page, requested }) => {
      await answer(page, 'Súhlasím');
      await untilMeasured(requested);
      await page.goto(new URL('/?from=EUR&to=CZK&amount=4321', page.url()).href);
      await page.getByRole('link', { name: 'English' }).first().click();
      await page.waitForURL('**/en?*');
      expect(await page.evaluate(() => document.referrer)).toContain('amount=4321');
      await eventually(async () => expect(await screenViewsOf(page)).toEqual([['/en', await page.title()]]));
      const [config] = await configurationsOf(page);
      expect(config).toMatchObject({
        page_location: new URL('/en', page.url()).href,
        page_referrer: new URL('/', page.url()).href,
      });
      expect(requested.filter((url) => isMeasuring(url) && url.includes('4321'))).toEqual([]);
    });
  });

  it('tells how fast the page was, and the policy lets it', async () => {
    await withProductionPage(measured, async ({ page, requested, refused }) => {
      await answer(page, 'Súhlasím');
      const isTold = (url: string): boolean => new URL(url).hostname === 'firebaselogging-pa.googleapis.com';
      await eventually(() => {
        expect(refused).toEqual([]);
        expect(requested.filter(isTold)).not.toEqual([]);
        return Promise.resolve();
      }, PERFORMANCE_LIMIT);
      expect(refused).toEqual([]);
    });
  });

  it('measures nobody who has refused, and asks him no more', async () => {
    await withProductionPage(measured, async ({ page, requested }) => {
      await answer(page, 'Nesúhlasím');
      await question(page).getByText('Nemeriame nič.').waitFor();
      await goElsewhere(page);
      await page.goto(new URL('/', page.url()).href);
      await page.getByRole('button', { name: 'Súhlas s\u00a0meraním: nie' }).waitFor();
      await page.waitForTimeout(QUIET);
      expect(await question(page).count()).toBe(0);
      expect(requested.filter(isMeasuring)).toEqual([]);
      expect(await tracesIn(page)).toEqual([]);
    });
  });

  it('asks in the language of the page, and no more in another one once it was answered', async () => {
    await withProductionPage(measured, async ({ page, requested }) => {
      await page.goto(new URL('/en', page.url()).href);
      await page.getByRole('region', { name: enConsent.heading }).getByRole('button', { name: enConsent.refuse }).click();
      await page.getByRole('region', { name: enConsent.heading }).getByText(enConsent.outcome.refused).waitFor();
      await page.goto(new URL('/', page.url()).href);
      await page.getByRole('button', { name: 'Súhlas s\u00a0meraním: nie' }).waitFor();
      await page.waitForTimeout(QUIET);
      expect(await question(page).count()).toBe(0);
      expect(requested.filter(isMeasuring)).toEqual([]);
    });
  });

  it('ends at once when the consent is taken back, removes all that it kept, and begins again with the next consent', async () => {
    await withProductionPage(measured, async ({ page, requested }) => {
      await answer(page, 'Súhlasím');
      const kept = ['_ga', '_ga_TEST', '@firebase/performance/config', 'firebase-installations-database'];
      await eventually(async () => expect(await tracesIn(page)).toEqual(expect.arrayContaining(kept)));

      await takeBack(page);
      requested.splice(0);
      await eventually(async () => expect(await tracesIn(page)).toEqual([]));
      await page.waitForTimeout(PERFORMANCE_LIMIT / 2);
      expect(requested.filter(isMeasuring)).toEqual([]);
      expect(await tracesIn(page)).toEqual([]);

      await control(page).click();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Súhlasím', exact: true }).click();
      await eventually(async () => expect(await tracesIn(page)).toEqual(expect.arrayContaining(kept)));
    });
  });

  it('is taken back on every open page of the site', async () => {
    await withProductionPage(measured, async ({ page, requested }) => {
      await answer(page, 'Súhlasím');
      await untilMeasured(requested);
      const other = await page.context().newPage();
      await other.goto(page.url());
      const reloaded = page.waitForEvent('load');
      await takeBack(other);
      await reloaded;
      await page.getByRole('button', { name: 'Súhlas s\u00a0meraním: nie' }).waitFor();
      requested.splice(0);
      await page.waitForTimeout(QUIET);
      expect(requested.filter(isMeasuring)).toEqual([]);
    });
  });

  it.each([
    [320, 640],
    [1280, 800],
  ])('the question moves nothing in a window of %i × %i, whatever the visitor answered', async (width, height) => {
    await withProductionPage(
      measured,
      async ({ page }) => {
        await question(page).waitFor();
        expect(await readShifts(page)).toEqual([]);
        await answer(page, 'Nesúhlasím');
        await page.reload();
        await page.getByRole('button', { name: 'Súhlas s\u00a0meraním: nie' }).waitFor();
        expect(await readShifts(page)).toEqual([]);
      },
      { width, height },
    );
  });

  it.each([320, 1280])('at %i px it does not come into sight by itself, and the footer has its room', async (width) => {
    await withProductionPage(
      measured,
      async ({ page }) => {
        await control(page).waitFor();
        await page.waitForTimeout(500);
        expect(await question(page).count()).toBe(0);
        expect(await readShifts(page)).toEqual([]);
      },
      { width, height: WHOLE_PAGE },
    );
  });

  it('is not even asked about without a measurement id', async () => {
    await withProductionPage(unmeasured, async ({ page, requested }) => {
      await page.waitForTimeout(QUIET);
      expect(requested.filter(isConsentChunk)).toEqual([]);
      expect(requested.filter(isMeasuring)).toEqual([]);
      expect(await control(page).count()).toBe(0);
    });
  });
});

describe('telemetry in the demo', () => {
  const world = setUpWorld();

  it('contacts nobody', async () => {
    const { page, complaints } = await world().openPage();
    await page.waitForTimeout(4_000);
    expect(complaints.list.filter((complaint) => complaint.startsWith('outside'))).toEqual([]);
  });
});
