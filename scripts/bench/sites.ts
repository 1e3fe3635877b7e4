import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import webpack from 'webpack';
import { startLocalBackend } from '../../local/backend';
import type { LocalBackend } from '../../local/backend';
import { startSiteServer } from '../../local/siteServer';
import { demoEnvironment } from '../../build/environment';
import { buildInto } from '../../build/runWebpack';
import { startFaultProxy } from '../../test/support/faultProxy';
import type { FaultProxy } from '../../test/support/faultProxy';

/** The sites to compare; all are served in the same way. */
export interface Sites {
  /** The site itself. */
  readonly product: string;
  /** The same home page with the rates in its markup and without scripts. */
  readonly plain: string;
  /** Only the rates, as the table of such a page, with minimal styles. */
  readonly minimal: string;
  /** A page with only the SDK's listener. */
  readonly bareListener: string;
  /** A page with one cell that follows one rate with the site's own libraries. */
  readonly bareStack: string;
  readonly backend: LocalBackend;
  /** The proxy through which every byte to and from the database passes. */
  readonly database: FaultProxy;
  stop(): Promise<void>;
}

export async function openSites(browser: Browser, seed?: unknown): Promise<Sites> {
  const directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-bench-'));
  const backend = await startLocalBackend({ databasePort: 0, authPort: 0, ...(seed !== undefined && { seed }) });
  const database = await startFaultProxy(backend.databasePort);
  const ports = { databasePort: database.port, authPort: backend.authPort };
  const environment = demoEnvironment(ports);

  const productDirectory = path.join(directory, 'product');
  await buildInto({
    directory: productDirectory,
    mode: 'production',
    flags: ['demo'],
    variables: { DATABASE_PORT: String(ports.databasePort), AUTH_PORT: String(ports.authPort) },
  });
  const product = await startSiteServer({ port: 0, directory: productDirectory, environment });
  const productAddress = addressOf(product.port);

  const plainDirectory = path.join(directory, 'plain');
  await mkdir(plainDirectory);
  await writeFile(path.join(plainDirectory, 'index.html'), await writePlainPage(browser, productAddress, productDirectory));
  const plain = await startSiteServer({ port: 0, directory: plainDirectory, environment: null });

  const minimalDirectory = path.join(directory, 'minimal');
  await mkdir(minimalDirectory);
  await writeFile(
    path.join(minimalDirectory, 'index.html'),
    minimalPage(await readFile(path.join(plainDirectory, 'index.html'), 'utf8')),
  );
  const minimal = await startSiteServer({ port: 0, directory: minimalDirectory, environment: null });

  const bare = await Promise.all(
    ['bareListener', 'bareStack'].map(async (name) => {
      const bareDirectory = path.join(directory, name);
      await buildBarePage(bareDirectory, name, ports.databasePort);
      return startSiteServer({ port: 0, directory: bareDirectory, environment });
    }),
  );
  const [bareListener = '', bareStack = ''] = bare.map(({ port }) => addressOf(port));

  return {
    product: productAddress,
    plain: addressOf(plain.port),
    minimal: addressOf(minimal.port),
    bareListener,
    bareStack,
    backend,
    database,
    stop: async () => {
      await Promise.all([product, plain, minimal, ...bare, database].map((server) => server.stop()));
      await backend.stop();
      await rm(directory, { recursive: true });
    },
  };
}

const addressOf = (port: number): string => `http://127.0.0.1:${port}/`;

/** The built page as the application has rendered it, without anything that would load further files. */
async function writePlainPage(browser: Browser, address: string, directory: string): Promise<string> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(address);
  await page.locator('#calculator-owned option').nth(1).waitFor({ state: 'attached' });
  const content = await page.locator('#root').innerHTML();
  await page.close();

  const built = await readFile(path.join(directory, 'index.html'), 'utf8');
  const start = built.indexOf('<div id="root">');
  const end = built.indexOf('</div>\n    <noscript>');
  return (built.slice(0, start) + `<div id="root">${content}` + built.slice(end))
    .replace(/<script[^>]*><\/script>/g, '')
    .replace(/<link rel="manifest"[^>]*>/g, '')
    .replace(/<meta name="(?:answer|application|locale)"[^>]*>/g, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(/<iframe.*?<\/iframe>/s, '');
}

/** Only the rows of a page's table. */
function minimalPage(page: string): string {
  const table = /<table.*?<\/table>/s.exec(page)?.[0] ?? '';
  const rows = table.replace(/ (?:class|role|data-[a-z]+|href|id|aria-[a-z]+)="[^"]*"/g, '');
  return `<!doctype html><html lang="sk"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>–</title><style>body{font:17px/1.6 sans-serif}table{width:100%}td{text-align:end}</style><div id="rates-table">${rows}</div></html>`;
}

async function buildBarePage(directory: string, name: string, databasePort: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        entry: path.join(__dirname, `${name}.js`),
        output: { path: directory, filename: 'bare.js' },
        plugins: [new webpack.DefinePlugin({ DATABASE_PORT: databasePort })],
        performance: { hints: false },
      },
      (error, stats) => ((error ?? stats?.hasErrors()) ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });
  await writeFile(
    path.join(directory, 'index.html'),
    '<!doctype html><title>–</title><div id="root"><p id="rate"></p></div><script src="/bare.js"></script>',
  );
}
