/** Creates local/seed/defaultSeed.json from the reference rates beside it; run it by hand when those change. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { officeRates } from '../local/state/officeRates';

const seedDirectory = path.join(__dirname, '..', 'local', 'seed');
const referenceFile = path.join(seedDirectory, 'ecb-reference-rates-2026-04-13.csv');
const seedFile = path.join(seedDirectory, 'defaultSeed.json');

/** The central bank publishes at 16:00 in Bratislava. Stored times are 2 h ahead of UTC, which in summer is the time there. */
const updated = '2026-04-13T16:00:00';

const names = {
  en: new Intl.DisplayNames('en', { type: 'currency' }),
  sk: new Intl.DisplayNames('sk', { type: 'currency' }),
};

function makeRecord(acronym: string, buy: number, sell: number): object {
  return { acronym, name_en: names.en.of(acronym), name_sk: names.sk.of(acronym), buy, sell, updated };
}

const [, ...lines] = readFileSync(referenceFile, 'utf8').trim().split('\n');
const currencies = Object.fromEntries([
  ['eur', makeRecord('EUR', 1, 1)],
  ...lines.map((line) => {
    const [, acronym = '', unitsPerEuro] = line.split(',');
    const { buy, sell } = officeRates(acronym, Number(unitsPerEuro));
    return [acronym.toLowerCase(), makeRecord(acronym, buy, sell)] as const;
  }),
]) as Record<string, object>;

writeFileSync(seedFile, `${JSON.stringify({ currencies }, null, 2)}\n`);
