/** Makes local/seed/defaultSeed.json from the reference rates beside it; run by hand when those change. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const seedDirectory = path.join(__dirname, '..', 'local', 'seed');
const referenceFile = path.join(seedDirectory, 'ecb-reference-rates-2026-04-13.csv');
const seedFile = path.join(seedDirectory, 'defaultSeed.json');

/** The bank publishes at 16:00 in Bratislava; stored times are 2 h ahead of UTC, which is that in summer. */
const updated = '2026-04-13T16:00:00';

/** How far the office stays from the reference, by how readily it can buy and resell the notes. */
const margins = [
  { margin: 0.016, codes: ['USD', 'GBP', 'CHF'] },
  { margin: 0.02, codes: ['CZK', 'HUF', 'PLN'] },
  { margin: 0.022, codes: ['JPY', 'DKK', 'SEK', 'NOK', 'CAD', 'AUD', 'RON'] },
  { margin: 0.035, codes: ['TRY', 'ILS', 'NZD', 'SGD', 'HKD', 'CNY', 'THB', 'ZAR'] },
  { margin: 0.045, codes: ['ISK', 'BRL', 'IDR', 'KRW', 'MXN', 'MYR'] },
  { margin: 0.055, codes: ['INR', 'PHP'] },
];

/** The steps of a printed rate list: rates below `below` move by `step`. */
const steps = [
  { below: 2, step: 0.001 },
  { below: 10, step: 0.01 },
  { below: 100, step: 0.05 },
  { below: 1000, step: 0.5 },
  { below: 10_000, step: 5 },
  { below: Infinity, step: 100 },
];

const names = {
  en: new Intl.DisplayNames('en', { type: 'currency' }),
  sk: new Intl.DisplayNames('sk', { type: 'currency' }),
};

function roundToStep(rate: number): number {
  const step = steps.find(({ below }) => rate < below)?.step ?? 1;
  return Number((Math.round(rate / step) * step).toFixed(3));
}

function marginOf(code: string): number {
  const group = margins.find(({ codes }) => codes.includes(code));
  if (group === undefined) {
    throw new Error(`No margin is set for ${code}`);
  }
  return group.margin;
}

function makeRecord(acronym: string, buy: number, sell: number): object {
  return { acronym, name_en: names.en.of(acronym), name_sk: names.sk.of(acronym), buy, sell, updated };
}

const [, ...lines] = readFileSync(referenceFile, 'utf8').trim().split('\n');
const currencies = Object.fromEntries([
  ['eur', makeRecord('EUR', 1, 1)],
  ...lines.map((line) => {
    const [, acronym = '', unitsPerEuro] = line.split(',');
    const reference = Number(unitsPerEuro);
    const margin = marginOf(acronym);
    const record = makeRecord(acronym, roundToStep(reference * (1 + margin)), roundToStep(reference * (1 - margin)));
    return [acronym.toLowerCase(), record] as const;
  }),
]) as Record<string, object>;

writeFileSync(seedFile, `${JSON.stringify({ currencies }, null, 2)}\n`);
