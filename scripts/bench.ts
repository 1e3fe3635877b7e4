/**
 * `npm run bench [-- --rounds N] [--json FILE] [--firsts]`: measures the site in a real browser as a slow phone,
 * compared with a static page that has the same content and the rates in its markup. docs/performance.md explains the
 * figures.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { homePathOf } from '../src/site/paths';
import { launchWholeBrowser } from '../test/browser/support/browser';
import { withSwallowed } from './commandLine/swallowedByNpm';
import { measureChanges, measureSaveLatency } from './bench/changes';
import { measureKeyPresses } from './bench/editor';
import { giveArchive, measureOpening } from './bench/openingRow';
import type { Sight } from './bench/instruments';
import type { Network } from './bench/phone';
import { phone, slow3G } from './bench/phone';
import type { Figure } from './bench/report';
import { compare, formatTable, limit } from './bench/report';
import { manyCurrencies } from './bench/seeds';
import type { Sites } from './bench/sites';
import { openSites } from './bench/sites';
import { largest, median } from './bench/statistics';
import { measureTraffic } from './bench/traffic';
import type { Visits } from './bench/visits';
import { measureShift, visitOnce, visitTwice } from './bench/visits';

const WIDTHS = [320, 360, 768, 1280];
const FRAME = 1_000 / 60;
/** More currencies than a large office lists, and many times more for a stress test. */
const OFFICE_ROWS = 40;
const STRESS_ROWS = 200;
/** What a changed rate may cost in addition to the SDK's own listener, in milliseconds of script. */
const OWN_SCRIPT_MS = 3;
/** What opening a row may take in addition to one round trip, in milliseconds. */
const OPENING_MS = 300;
/** What the name lookup, the connection and its encryption take before the first byte is requested, in round trips. */
const HANDSHAKE = 3;
/** What the Blaze plan charges for downloading a gigabyte from the database, in dollars. */
const DOLLARS_PER_GIGABYTE = 1;

const options = {
  rounds: { type: 'string', default: '7' },
  json: { type: 'string' },
  /** Only the figures about the home page's first seconds. */
  firsts: { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ args: withSwallowed(process.argv.slice(2), options, process.env), options });
  const rounds = Number(values.rounds);
  const browser = await launchWholeBrowser();
  const conditions = [
    `${browser.browserType().name()} ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}`,
    `${phone.roundTripMs} ms round trip, ${phone.downMbit}/${phone.upMbit} Mbit/s, processor ${phone.cpuSlowdown} times slower, medians of ${rounds} alternating rounds`,
  ];
  console.log(conditions.join('\n'));
  try {
    const figures = values.firsts
      ? await withSites(browser, undefined, (sites) => measureFirsts(browser, sites, rounds))
      : [
          ...(await withSites(browser, undefined, (sites) => measureVisits(browser, sites, rounds))),
          ...(await withManyCurrencies(browser, OFFICE_ROWS)),
          ...(await withManyCurrencies(browser, STRESS_ROWS)),
        ];
    console.log(`\n${formatTable(figures)}\n\nLoad at the end: ${loadavg()[0]?.toFixed(1)}`);
    if (values.json !== undefined) {
      writeFileSync(values.json, `${JSON.stringify({ conditions, figures }, null, 2)}\n`);
    }
  } finally {
    await browser.close();
  }
}

function withManyCurrencies(browser: Browser, rows: number): Promise<Figure[]> {
  return withSites(browser, manyCurrencies(rows), (sites) => measureChangesAndKeys(browser, sites, rows));
}

async function withSites(browser: Browser, seed: unknown, measure: (sites: Sites) => Promise<Figure[]>): Promise<Figure[]> {
  const sites = await openSites(browser, seed);
  try {
    return await measure(sites);
  } finally {
    await sites.stop();
  }
}

async function measureVisits(browser: Browser, sites: Sites, rounds: number): Promise<Figure[]> {
  const ofProduct: Visits[] = [];
  const ofPlain: Visits[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ofProduct.push(
      await visitTwice(browser, sites.product, (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => null))),
    );
    ofPlain.push(await visitTwice(browser, sites.plain, () => Promise.resolve()));
  }
  const medians = (visit: keyof Visits, figure: keyof Sight) => ({
    product: median(ofProduct.map((visits) => visits[visit][figure] ?? Infinity)),
    plain: median(ofPlain.map((visits) => visits[visit][figure] ?? Infinity)),
  });
  const firsts = await measureFirsts(browser, sites, rounds);
  const shifts: number[] = [];
  for (const width of WIDTHS) {
    shifts.push(await measureShift(browser, sites.product, width));
  }
  const traffic = await measureTraffic(browser, sites);
  const latency = await measureSaveLatency(browser, sites);
  const blocking = medians('first', 'blocking');
  // Comes last, because it changes the data in the database.
  await giveArchive(sites);
  const openings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    openings.push(await measureOpening(browser, sites.product));
  }
  return [
    compare('first contentful paint', 1.15, medians('first', 'firstContentfulPaint')),
    compare('largest contentful paint', 1.15, medians('first', 'largestContentfulPaint')),
    compare('29 live rates visible, first visit', 1.3, medians('first', 'ratesVisible')),
    compare('rates visible, second visit', 0.9, medians('second', 'ratesVisible')),
    ...firsts,
    // The scripts that the rates wait for have a budget; the script that answers the calculator loads at the same time.
    withoutGoal(
      limit('script downloaded when the rates are visible', Infinity, medians('first', 'scriptBytesBeforeRates').product, 'B'),
    ),
    limit(`layout shift, first and second visit, at ${WIDTHS.join(', ')} px`, 0, largest(shifts), '', 4),
    limit("blocking time beyond the static page's, first 10 s", 150, blocking.product - blocking.plain, 'ms'),
    limit('everything that a first visit downloads from the site', 175, traffic.siteBytes / 1_000, 'kB', 1),
    limit('staff files in it', 0, traffic.staffFiles, ''),
    {
      ...limit('opening a row for the first time, until its chart shows', OPENING_MS + phone.roundTripMs, median(openings), 'ms'),
      goal: `≤ ${OPENING_MS} ms and a round trip`,
    },
    {
      name: 'staff save → the changed cell at a visitor',
      goal: "≤ 1.1 × the bare listener's time, plus a frame",
      measured: `${latency.product.toFixed(1)} ms, bare listener ${latency.bareListener.toFixed(1)} ms`,
      isMet: latency.product <= 1.1 * latency.bareListener + FRAME,
    },
    {
      ...limit('database bytes of a visit', 10, traffic.databaseBytes / 1_000, 'kB', 1),
      measured: `${(traffic.databaseBytes / 1_000).toFixed(1)} kB, ${(traffic.readingBytes / 1_000).toFixed(1)} kB of them the first reading; $${((traffic.databaseBytes / 1_000) * DOLLARS_PER_GIGABYTE).toFixed(2)} per million visits`,
    },
  ];
}

/** The first rates and the first result, compared with a page that contains nothing but the rates; also on slower networks. */
async function measureFirsts(browser: Browser, sites: Sites, rounds: number): Promise<Figure[]> {
  const times = (): number[] => [];
  const taken = {
    minimal: times(),
    rates: times(),
    foreignRates: times(),
    result: times(),
    farRates: times(),
    slowMinimal: times(),
    slowRates: times(),
    slowResult: times(),
  };
  for (let round = 0; round < rounds; round += 1) {
    const looks = async (address: string, network: Network = phone) =>
      (await visitOnce(browser, address, { network })).ratesVisible ?? Infinity;
    const asks = async (network: Network = phone) =>
      (await visitOnce(browser, sites.product, { visitor: 'asking', network })).resultVisible ?? Infinity;
    taken.minimal.push(await looks(sites.minimal));
    taken.rates.push(await looks(sites.product));
    taken.foreignRates.push(await looks(new URL(homePathOf('en'), sites.product).href));
    taken.result.push(await asks());
    // The proxy delays both directions.
    await sites.database.setFault({ kind: 'delay', milliseconds: (HANDSHAKE * phone.roundTripMs) / 2 });
    taken.farRates.push(await looks(sites.product));
    await sites.database.setFault({ kind: 'none' });
    taken.slowMinimal.push(await looks(sites.minimal, slow3G));
    taken.slowRates.push(await looks(sites.product, slow3G));
    taken.slowResult.push(await asks(slow3G));
  }
  const against = (product: number[], plain: number[]) => ({ product: median(product), plain: median(plain) });
  const beside = (name: string, product: number[], plain: number[]): Figure =>
    withoutGoal(compare(name, Infinity, against(product, plain)));
  return [
    compare('rates visible, first visit, against the smallest page that holds them', 1.35, against(taken.rates, taken.minimal)),
    compare('rates visible, first visit, in English', 1.05, against(taken.foreignRates, taken.rates), 'Slovak'),
    compare('first result of the calculator, against the same page', 2, against(taken.result, taken.minimal)),
    beside('rates visible, with the handshakes of a real database origin', taken.farRates, taken.minimal),
    beside('rates on slow 3G', taken.slowRates, taken.slowMinimal),
    beside('first result on slow 3G', taken.slowResult, taken.slowMinimal),
  ];
}

async function measureChangesAndKeys(browser: Browser, sites: Sites, rows: number): Promise<Figure[]> {
  const changes = await measureChanges(browser, sites, rows);
  const keys = await measureKeyPresses(browser, sites, rows);
  const mostScript = changes.listenerScriptMs + OWN_SCRIPT_MS;
  const figures = [
    limit(`rows rendered by one changed rate among ${rows}`, 1, changes.rowsRendered, ''),
    {
      name: `script time of one changed rate among ${rows}`,
      goal: `≤ the SDK's bare listener + ${OWN_SCRIPT_MS} ms`,
      measured: `${changes.scriptMs.toFixed(1)} ms, the SDK's listener alone ${changes.listenerScriptMs.toFixed(1)}, with store, saga and React for one cell ${changes.stackScriptMs.toFixed(1)}`,
      isMet: changes.scriptMs <= mostScript,
    },
    {
      name: `frames dropped in a 10 s rush of 50 changes a second among ${rows}`,
      goal: '0',
      measured: `${changes.droppedFrames} of ${changes.frames}; without changes ${changes.droppedWhenIdle}`,
      isMet: changes.droppedFrames === 0,
    },
    {
      ...limit(`a key in the editor with ${rows} rows, until the next paint`, 16 + FRAME, keys.median, 'ms', 1),
      goal: '≤ 16 ms and a frame',
      measured: `${keys.median.toFixed(1)} ms, longest ${keys.longest.toFixed(1)} ms; in the same page without its script ${keys.withoutScript.toFixed(1)}, with one field alone ${keys.bareField.toFixed(1)}`,
    },
  ];
  return rows <= OFFICE_ROWS ? figures : figures.map((figure) => withoutGoal(figure, 'stress test'));
}

function withoutGoal(figure: Figure, goal = '–'): Figure {
  return { ...figure, goal, isMet: null };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
