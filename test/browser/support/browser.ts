import { existsSync } from 'node:fs';
import sparticuzChromium from '@sparticuz/chromium';
import type { Browser, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** No look-ups of its own: the tests run without a network. As root, Chromium refuses its sandbox. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** A browser whose user has set text to this size, in pixels; 16 is what browsers come with. */
export const withTextSize = (pixels: number): LaunchOptions => ({ args: [`--blink-settings=defaultFontSize=${pixels}`] });

/**
 * Launches the first browser that this machine has, with arguments besides the usual ones; throws with advice when there
 * is none. Tests are never skipped.
 */
export async function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const failures: string[] = [];
  for (const candidate of candidates()) {
    try {
      const found = await candidate();
      return await chromium.launch({ ...found, ...options, args: [...(found.args ?? launchArguments), ...args] });
    } catch (error) {
      failures.push(String(error).split('\n')[0] ?? '');
    }
  }
  throw new Error(
    `No Chromium-based browser could be started. Install one (Debian: apt-get install chromium) or name it in CHROME_PATH.\n${failures.join('\n')}`,
  );
}

function candidates(): readonly (() => LaunchOptions | Promise<LaunchOptions>)[] {
  const namedPath = process.env['CHROME_PATH'];
  if (namedPath) {
    return [() => ({ executablePath: namedPath })];
  }
  return [
    () => ({}),
    () => ({ channel: 'chrome' }),
    () => ({ channel: 'msedge' }),
    ...(existsSync(DEBIAN_CHROMIUM) ? [() => ({ executablePath: DEBIAN_CHROMIUM })] : []),
    // Its own list of arguments holds --disable-web-security, which would hide faults of the page's policy.
    async () => ({ executablePath: await sparticuzChromium.executablePath(), args: [...launchArguments, '--no-sandbox'] }),
  ];
}
