/**
 * `npm run test:board -- [--changes N] [--hours H]`: runs the window board in a real browser through N changes of
 * rates, each written once the previous one is shown, and through H hours of simulated time with the connection cut
 * once an hour. Prints how its memory develops.
 */
import { parseArgs } from 'node:util';
import type { CDPSession } from 'playwright-core';
import { startLocalBackend } from '../local/backend';
import type { CurrencyRecord } from '../src/domain/rates/currency';
import { createFormat } from '../src/site/format';
import { sk } from '../src/site/words/sk';
import { readOffice } from '../build/office';
import { launchBrowser } from '../test/browser/support/browser';
import buildTestSite from '../test/browser/support/globalSetup';
import removeTestSite from '../test/browser/support/globalTeardown';
import { startFaultProxy } from '../test/support/faultProxy';
import { findFreePorts } from '../test/support/ports';
import { serveCopy } from '../test/support/siteCopy';
import { withSwallowed } from './commandLine/swallowedByNpm';

const HOUR = 3_600_000;
/** The share of the changes after which the heap is measured: before that, the browser is still compiling code. */
const WARM_UP = 0.1;
/** By how many bytes the heap may grow until the end: more would fill a small computer within a year. */
const TOLERATED_GROWTH = 1_000_000;

const options = {
  changes: { type: 'string', default: '100000' },
  hours: { type: 'string', default: '24' },
} as const;

interface Step {
  readonly passed: number;
  readonly codes: readonly string[];
  readonly wasMarked: boolean;
}

interface Heap {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ args: withSwallowed(process.argv.slice(2), options, process.env), options });
  const [changes, hours] = [Number(values.changes), Number(values.hours)];
  await buildTestSite();
  const [databasePort = NaN, authPort = NaN, proxyPort = NaN] = await findFreePorts(3);
  const backend = await startLocalBackend({ databasePort, authPort });
  const proxy = await startFaultProxy(databasePort, proxyPort);
  const site = await serveCopy({ databasePort: proxyPort, authPort });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    let connections = 0;
    page.on('websocket', () => (connections += 1));
    await page.addInitScript({ path: 'scripts/board/simulatedTime.js' });
    await page.goto(`${site.address}/tabula?languages=sk,en`);
    const devTools = await page.context().newCDPSession(page);
    const { rate } = createFormat('sk', sk.formats, readOffice());

    const currencies = backend.read('/currencies') as Record<string, CurrencyRecord>;
    const expected = Object.fromEntries(
      Object.values(currencies).map(({ acronym, buy, sell }) => [acronym, `${rate(buy)} ${rate(sell)}`]),
    );
    const showExpected = async (least: number): Promise<Step> => {
      const step = await page.evaluate(
        ([rates, milliseconds]) =>
          (
            window as unknown as {
              simulation: { advanceUntilShown(rates: object, least: number): Promise<Step | null> };
            }
          ).simulation.advanceUntilShown(rates, milliseconds),
        [expected, least] as const,
      );
      if (step === null) {
        throw new Error('The board did not show the rates within an hour of its time.');
      }
      return step;
    };

    let { codes } = await showExpected(1_000);
    let passed = 0;
    let cuts = 0;
    let marked = 0;
    let start: Heap | null = null;
    const began = Date.now();
    for (let change = 0; change < changes; change += 1) {
      if (change === Math.floor(changes * WARM_UP)) {
        start = await measure(devTools);
      }
      const code = codes[change % codes.length] ?? 'USD';
      const [buy, sell] = [1 + (change % 9_000) / 1_000, 1 + (change % 8_999) / 1_000];
      backend.write(`/currencies/${code.toLowerCase()}/buy`, buy);
      backend.write(`/currencies/${code.toLowerCase()}/sell`, sell);
      expected[code] = `${rate(buy)} ${rate(sell)}`;
      const step = await showExpected((hours * HOUR) / changes);
      ({ codes } = step);
      passed += step.passed;
      marked += Number(step.wasMarked);
      if (passed >= (cuts + 1) * HOUR) {
        proxy.cut();
        cuts += 1;
      }
      if ((change + 1) % Math.ceil(changes / 10) === 0) {
        const { bytes, nodes } = await measure(devTools);
        console.log(`${change + 1} changes, ${(passed / HOUR).toFixed(1)} h: ${megabytes(bytes)}, ${nodes} nodes`);
      }
    }
    const end = await measure(devTools);
    const growth = end.bytes - (start?.bytes ?? 0);
    console.log(
      `${changes} changes shown in ${(passed / HOUR).toFixed(1)} simulated hours, ${Math.round((Date.now() - began) / 60_000)} min.`,
    );
    console.log(
      `Heap after collecting garbage: ${megabytes(start?.bytes ?? 0)} at the start, ${megabytes(end.bytes)} at the end.`,
    );
    console.log(
      `DOM: ${start?.nodes} nodes, ${start?.listeners} listeners at the start; ${end.nodes}, ${end.listeners} at the end.`,
    );
    console.log(`Connection cut ${cuts} times, opened anew ${connections - 1} times; marked during ${marked} changes.`);
    process.exitCode = growth <= TOLERATED_GROWTH ? 0 : 1;
  } finally {
    await browser.close();
    await site.stop();
    await proxy.stop();
    await backend.stop();
    await removeTestSite();
  }
}

async function measure(devTools: CDPSession): Promise<Heap> {
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
