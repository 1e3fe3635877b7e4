import { existsSync } from 'node:fs';
import sparticuzChromium from '@sparticuz/chromium';
import type { Browser, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

/** Returns the options that launch one browser; called only when the search comes to it. */
type Candidate = () => LaunchOptions | Promise<LaunchOptions>;

/**
 * Chromium must send no requests of its own, because the tests run without a network. As root, it refuses to start with its
 * sandbox.
 */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Features of a full Chromium's window that take most of the time to open one; nobody sees them in tests. */
const HIDDEN_PARTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const DISABLED_FEATURES = '--disable-features=';
const VARIABLE = 'TEST_BROWSER';

/** Launch options for a browser whose user has set the default font size, in pixels; browsers come with 16. */
export const withTextSize = (pixels: number): LaunchOptions => ({ args: [`--blink-settings=defaultFontSize=${pixels}`] });

/** Launches this machine's browser with additional options; throws with advice if there is none. Tests are never skipped. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return launch(await findBrowser(), options);
}

/**
 * Launches a full browser, as visitors use it, instead of a headless shell: only a full browser keeps pages in the back-forward
 * cache, and measurements must show what visitors wait for. Throws with advice if there is none.
 */
export async function launchWholeBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return launch(await tryCandidates(named() ?? wholeBrowsers()), options);
}

function launch(found: LaunchOptions, { args = [], ...options }: LaunchOptions): Promise<Browser> {
  return chromium.launch({ ...found, ...options, args: [...(found.args ?? []), ...args] });
}

/**
 * Returns launch options for the first browser that starts; throws with advice if none does. An environment variable keeps the
 * result for this process and those that it starts.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const found = process.env[VARIABLE];
  const options = found === undefined ? await tryCandidates(named() ?? allBrowsers()) : (JSON.parse(found) as LaunchOptions);
  process.env[VARIABLE] = JSON.stringify(options);
  return options;
}

async function tryCandidates(candidates: readonly Candidate[]): Promise<LaunchOptions> {
  const failures: string[] = [];
  for (const candidate of candidates) {
    try {
      return await withoutHiddenParts({ args: launchArguments, ...(await candidate()) });
    } catch (error) {
      failures.push(String(error).split('\n')[0] ?? '');
    }
  }
  throw new Error(
    `No Chromium-based browser could be started. Install one (Debian: apt-get install chromium) or name it in CHROME_PATH.\n${failures.join('\n')}`,
  );
}

/** Chromium obeys only the last list of disabled features, so the new list repeats Playwright's and adds the hidden parts. */
async function withoutHiddenParts(options: LaunchOptions): Promise<LaunchOptions> {
  const server = await chromium.launchServer(options);
  const disabled = server
    .process()
    .spawnargs.filter((argument) => argument.startsWith(DISABLED_FEATURES))
    .map((argument) => argument.slice(DISABLED_FEATURES.length));
  await server.close();
  return { ...options, args: [...(options.args ?? []), `${DISABLED_FEATURES}${[...disabled, ...HIDDEN_PARTS].join(',')}`] };
}

function named(): readonly Candidate[] | null {
  const namedPath = process.env['CHROME_PATH'];
  return namedPath ? [() => ({ executablePath: namedPath })] : null;
}

/** Headless shells come before full browsers, because a visit in them takes a quarter less processor time. */
const allBrowsers = (): readonly Candidate[] => [
  () => ({}),
  ...installedAt('/usr/bin/chromium-headless-shell'),
  ...wholeBrowsers(),
  // The package's own arguments include --disable-web-security, which would hide faults of the page's policy.
  async () => ({ executablePath: await sparticuzChromium.executablePath(), args: [...launchArguments, '--no-sandbox'] }),
];

const wholeBrowsers = (): readonly Candidate[] => [
  () => ({ channel: 'chrome' }),
  () => ({ channel: 'msedge' }),
  ...installedAt('/usr/bin/chromium'),
];

const installedAt = (executablePath: string): readonly Candidate[] =>
  existsSync(executablePath) ? [() => ({ executablePath })] : [];
