/**
 * `npm run audit:lighthouse`: Lighthouse's mobile audit of the home page and of the static page to which it is
 * compared, in the browser that the tests use. The home pages in other languages are audited in everything but
 * performance, which is the same. Lighthouse is downloaded on demand, because it is larger than all other tools
 * together. Prints each score, and what keeps it below 100; fails when a home page scores less.
 */
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, languages } from '../src/site/languages';
import { homePathOf } from '../src/site/paths';
import { launchWholeBrowser } from '../test/browser/support/browser';
import { findFreePorts } from '../test/support/ports';
import { openSites } from './bench/sites';
import { startProgram } from './commandLine/runProgram';

const LIGHTHOUSE = '12.8.2';
const NOT_PERFORMANCE = ['accessibility', 'best-practices', 'seo'];
/** Relative, because npx passes no blanks on Windows, and the project's folder may have some. */
const REPORT = 'reports/lighthouse.json';

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly displayValue?: string; readonly errorMessage?: string }
    >
  >;
}

async function main(): Promise<void> {
  const [port = NaN] = await findFreePorts(1);
  const browser = await launchWholeBrowser({ args: [`--remote-debugging-port=${port}`] });
  try {
    const sites = await openSites(browser);
    try {
      const scoresOf = async (name: string, address: string, categories: readonly string[] = []): Promise<boolean> => {
        console.log(`${name}:`);
        return print(await audit(address, port, categories));
      };
      const whole = [await scoresOf('The site', sites.product)];
      for (const language of languages.filter((other) => other !== DEFAULT_LANGUAGE)) {
        const address = new URL(homePathOf(language), sites.product).href;
        whole.push(await scoresOf(`The site in the language ${language}`, address, NOT_PERFORMANCE));
      }
      process.exitCode = whole.every(Boolean) ? 0 : 1;
      await scoresOf('The static page', sites.plain);
    } finally {
      await sites.stop();
    }
  } finally {
    await browser.close();
  }
}

/** Audits some of Lighthouse's categories; all of them if none is named. */
async function audit(address: string, port: number, categories: readonly string[]): Promise<Report> {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  // Lighthouse runs in a separate process, because this one serves the site.
  const lighthouse = startProgram('npx', [
    '--yes',
    `lighthouse@${LIGHTHOUSE}`,
    address,
    `--port=${port}`,
    '--output=json',
    `--output-path=${REPORT}`,
    '--quiet',
    ...(categories.length > 0 ? [`--only-categories=${categories.join(',')}`] : []),
  ]);
  const [status] = (await once(lighthouse, 'close')) as [number | null];
  if (status !== 0) {
    throw new Error('Lighthouse did not finish.');
  }
  return JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
}

/** Prints the scores; returns whether all of them are 100. */
function print({ categories, audits }: Report): boolean {
  for (const { title, score, auditRefs } of Object.values(categories)) {
    console.log(`  ${title}: ${score === null ? 'no score' : Math.round(score * 100)}`);
    for (const { id, weight } of auditRefs) {
      const found = audits[id];
      if (weight > 0 && found && (found.score ?? 0) < 1) {
        console.log(`    ${id}: ${found.title} ${found.displayValue ?? found.errorMessage ?? ''}`);
      }
    }
  }
  return Object.values(categories).every(({ score }) => score === 1);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
