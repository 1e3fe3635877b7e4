import { existsSync } from 'node:fs';
import sparticuzChromium from '@sparticuz/chromium';
import type { Browser, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

/** How a browser is started, found out when it is tried. */
type Candidate = () => LaunchOptions | Promise<LaunchOptions>;

/** No look-ups of its own: the tests run without a network. As root, Chromium refuses its sandbox. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Parts of a whole Chromium's own window, which take most of the time that a new window needs; nobody sees them here.
 */
const HIDDEN_PARTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const DISABLED_FEATURES = '--disable-features=';
const VARIABLE = 'TEST_BROWSER';

/** A browser whose user has set text to this size, in pixels; 16 is what browsers come with. */
export const withTextSize = (pixels: number): LaunchOptions => ({ args: [`--blink-settings=defaultFontSize=${pixels}`] });

/**
 * Launches the browser of this machine, with arguments besides the usual ones; throws with advice when there is none. Tests are
 * never skipped.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return launch(await findBrowser(), options);
}

/**
 * Launches a browser as visitors have one, with a window of its own, though nobody sees it: only such a one keeps a page whole for
 * the back button, and what is measured is what visitors wait for. Throws with advice when there is none.
 */
export async function launchWholeBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return launch(await tryCandidates(named() ?? wholeBrowsers()), options);
}

function launch(found: LaunchOptions, { args = [], ...options }: LaunchOptions): Promise<Browser> {
  return chromium.launch({ ...found, ...options, args: [...(found.args ?? []), ...args] });
}

/**
 * Gives the first browser that can be started, and how; throws with advice when there is none. Found once for this process and
 * those that it starts.
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

/** The last list of disabled features is the one that counts: to what Playwright disables, the hidden parts are added. */
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

/** Those without a window come before the whole ones: a visit needs a quarter less of the processor's time in them. */
const allBrowsers = (): readonly Candidate[] => [
  () => ({}),
  ...installedAt('/usr/bin/chromium-headless-shell'),
  ...wholeBrowsers(),
  // Its own list of arguments holds --disable-web-security, which would hide faults of the page's policy.
  async () => ({ executablePath: await sparticuzChromium.executablePath(), args: [...launchArguments, '--no-sandbox'] }),
];

const wholeBrowsers = (): readonly Candidate[] => [
  () => ({ channel: 'chrome' }),
  () => ({ channel: 'msedge' }),
  ...installedAt('/usr/bin/chromium'),
];

const installedAt = (executablePath: string): readonly Candidate[] =>
  existsSync(executablePath) ? [() => ({ executablePath })] : [];
