import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startSiteServer } from '../../local/siteServer';
import { readProductionEnvironment } from '../../build/environment';
import { buildInto } from '../../build/runWebpack';
import { eventually } from '../support/eventually';
import { launchBrowser } from './support/browser';
import { BUILD_LIMIT } from './support/buildSite';
import { setUpWorld } from './support/world';

const productionSettings = {
  FIREBASE_API_KEY: 'production-key',
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_AUTH_DOMAIN: 'office.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://office.europe-west1.firebasedatabase.app',
  FIREBASE_PROJECT_ID: 'office',
};

/** What Google's servers would answer; the measurement script itself is left empty, its queue is read instead. */
const answers: readonly (readonly [RegExp, string, string])[] = [
  [/googletagmanager\.com\/gtag\/js/, 'text/javascript', ''],
  [/firebase\.googleapis\.com\/.*\/webConfig/, 'application/json', '{"measurementId":"G-TEST","appId":"1:1:web:1"}'],
  [
    /firebaseinstallations\.googleapis\.com/,
    'application/json',
    '{"fid":"c1234567890123456789ab","refreshToken":"r","authToken":{"token":"t","expiresIn":"604800s"}}',
  ],
  [/firebaseremoteconfig\.googleapis\.com/, 'application/json', '{"entries":{"fpr_enabled":"true"},"state":"UPDATE"}'],
];

/** Performance gathers what it has to tell for some seconds before it sends it, in milliseconds. */
const PERFORMANCE_LIMIT = 20_000;

const isTelemetryChunk = (url: string): boolean => url.includes('/assets/telemetry.');
// The rates themselves may be asked for.
const isOutside = (url: string): boolean => !url.startsWith('http://127.0.0.1:') && !url.includes('firebasedatabase.app');

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

  /** Serves a build for a real project, and gives a page of it with every request to the outside answered here. */
  async function withProductionPage(
    settings: typeof measured,
    visit: (page: Page, requested: readonly string[], refused: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const site = await startSiteServer({
      port: 0,
      directory: directoryOf(settings),
      environment: readProductionEnvironment(settings),
    });
    const context = await browser.newContext();
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
      await page.goto(`http://127.0.0.1:${site.port}/`);
      await visit(page, requested, refused);
    } finally {
      await context.close();
      await site.stop();
    }
  }

  it('records a screen view on every route change, by its path and title', async () => {
    await withProductionPage(measured, async (page, requested, refused) => {
      const screenViews = () =>
        page.evaluate(() =>
          ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? [])
            .map((entry) => [...entry] as [string, string, Record<string, string>])
            .filter(([command, name]) => command === 'event' && name === 'screen_view')
            .map(([, , parameters]) => [parameters['firebase_screen'], parameters['firebase_screen_class']]),
        );
      await eventually(async () => expect(await screenViews()).toEqual([['/', await page.title()]]));
      await page.evaluate(() => {
        history.pushState(null, '', '/nowhere');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await eventually(async () => expect((await screenViews())[1]).toEqual(['/nowhere', await page.title()]));
      expect(requested.some((url) => url.includes('googletagmanager.com/gtag/js?') && url.includes('G-TEST'))).toBe(true);
      expect(requested.some(isTelemetryChunk)).toBe(true);
      expect(refused).toEqual([]);
    });
  });

  it('tells how fast the page was, and the policy lets it', async () => {
    await withProductionPage(measured, async (_page, requested, refused) => {
      const isTold = (url: string): boolean => new URL(url).hostname === 'firebaselogging-pa.googleapis.com';
      await eventually(() => {
        expect(refused).toEqual([]);
        expect(requested.filter(isTold)).not.toEqual([]);
        return Promise.resolve();
      }, PERFORMANCE_LIMIT);
      expect(refused).toEqual([]);
    });
  });

  it('is not even downloaded without a measurement id', async () => {
    await withProductionPage(unmeasured, async (page, requested) => {
      await page.waitForTimeout(4_000);
      expect(requested.filter(isTelemetryChunk)).toEqual([]);
      expect(requested.filter(isOutside)).toEqual([]);
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
