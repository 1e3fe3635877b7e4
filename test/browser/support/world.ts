import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
import type { LocalBackend } from '../../../local/backend';
import { startLocalBackend } from '../../../local/backend';
import type { LocalBackendPorts } from '../../../src/services/firebase/environment';
import { findFreePorts } from '../../support/ports';
import { serveCopy } from '../../support/siteCopy';
import { launchBrowser } from './browser';
import { BLOCKED_WORKER, PLAIN_VISIT } from './contexts';

/** Problems that a page reports without showing them: errors, refused content, requests to other sites. */
export interface Complaints {
  readonly list: string[];
}

export interface OpenedPage {
  readonly page: Page;
  readonly complaints: Complaints;
}

/** The site, its local backend and a browser, as visitors and staff use them. */
export interface World {
  readonly address: string;
  /** The ports on which the pages expect the backend. */
  readonly ports: LocalBackendPorts;
  readonly backend: LocalBackend;
  readonly browser: Browser;
  /** Opens a page in a browser context of its own, which acts as another visitor's browser. */
  openPage(path?: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Restarts the backend on the same ports, from the given seed or the default one. */
  restartBackend(seed?: unknown): Promise<void>;
}

const PHONE = { width: 360, height: 740 };

/**
 * Sets up one world for the tests of a file and takes it down afterwards; `browserOptions` change how the browser is launched.
 */
export function setUpWorld(seed?: unknown, browserOptions?: LaunchOptions): () => World {
  let world: World | undefined;
  const cleanUps: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const [databasePort = NaN, authPort = NaN] = await findFreePorts(2);
    const ports = { databasePort, authPort };
    const startBackend = (nextSeed?: unknown) =>
      startLocalBackend({ ...ports, ...(nextSeed !== undefined && { seed: nextSeed }) });
    let backend = await startBackend(seed);
    cleanUps.push(() => backend.stop());
    const site = await serveCopy(ports);
    cleanUps.push(() => site.stop());
    const browser = await launchBrowser(browserOptions);
    cleanUps.push(() => browser.close());

    const openContext = (options: BrowserContextOptions = {}) =>
      browser.newContext({
        baseURL: site.address,
        viewport: PHONE,
        locale: 'sk-SK',
        timezoneId: 'Europe/Bratislava',
        ...PLAIN_VISIT,
        ...options,
      });

    world = {
      address: site.address,
      ports,
      get backend() {
        return backend;
      },
      browser,
      openContext,
      openPage: async (path = '/', options) => {
        const context = await openContext(options);
        const page = await context.newPage();
        const complaints = await watchForComplaints(page);
        await page.goto(path);
        return { page, complaints };
      },
      restartBackend: async (nextSeed) => {
        await backend.stop();
        backend = await startBackend(nextSeed);
      },
    };
  });

  afterEach(async () => {
    await Promise.all(world?.browser.contexts().map((context) => context.close()) ?? []);
  });

  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) {
      await cleanUp();
    }
  });

  return () => {
    if (!world) {
      throw new Error('The world is not set up yet.');
    }
    return world;
  };
}

/** Collects errors, warnings and requests to other sites, which get an empty response. */
async function watchForComplaints(page: Page): Promise<Complaints> {
  const list: string[] = [];
  page.on('pageerror', (error) => list.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED_WORKER) {
      list.push(`${message.type()}: ${message.text()}`);
    }
  });
  await page.context().route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      list.push(`outside: ${route.request().url()}`);
      await route.fulfill({ status: 200, contentType: 'text/html', body: '' });
    },
  );
  return { list };
}
