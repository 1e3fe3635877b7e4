import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beginningKey, versionKey } from '../../src/domain/archive/version';
import { officeRates } from './officeRates';
import { readDefaultSeed } from './seed';

const historyFile = path.join(__dirname, '..', 'seed', 'ecb-reference-rates-60-days.csv');

/**
 * The author of the demo's archive: an account that can't sign in, with a name that marks the data as made up wherever
 * they are shown.
 */
export const demoAuthor = { uid: 'demo-data', name: 'Ukážkové údaje' } as const;

/**
 * The days, by age, on which the demo office was more cautious than today, which makes its spreads interesting: it has
 * had the smaller margin on reals for three days, and kept its distance from liras during a volatile week.
 */
const carefulDays: readonly { readonly code: string; readonly further: number; readonly ages: readonly [number, number] }[] = [
  { code: 'BRL', further: 0.01, ages: [3, 59] },
  { code: 'TRY', further: 0.012, ages: [8, 12] },
];

const dayMs = 24 * 60 * 60 * 1000;

/** Stored times are two hours ahead of the clock. */
const storedAheadMs = 2 * 60 * 60 * 1000;

interface Rates {
  readonly buy: number;
  readonly sell: number;
}

/** Rates of a currency, and since when they have held. */
interface Version extends Rates {
  readonly updated: string;
}

type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The default seed, preceded by an archive of sixty real working days. They are moved: the last of them becomes the
 * last working day before `now` (milliseconds since 1970).
 */
export async function readDemoSeed(now: number): Promise<object> {
  const { currencies } = (await readDefaultSeed()) as { currencies: Records };
  const history = versionsByCode(parseHistory(await readFile(historyFile, 'utf8')), now);
  const [lastDay = ''] = workingDaysBefore(now, 1);
  return {
    currencies: Object.fromEntries(
      Object.entries(currencies).map(([key, record]) => {
        const present = history.get(String(record['acronym']))?.at(-1) ?? { updated: storedTimeOf(lastDay) };
        return [key, { ...record, ...present }];
      }),
    ),
    archive: Object.fromEntries([...history].flatMap(([acronym, versions]) => entriesOf(acronym, versions))),
    staffNames: { [demoAuthor.uid]: demoAuthor.name },
  };
}

/** Reference rates by code, one row per day, newest first. */
function parseHistory(text: string): { readonly codes: readonly string[]; readonly days: readonly (readonly number[])[] } {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  return { codes: header.split(',').slice(1), days: lines.map((line) => line.split(',').slice(1).map(Number)) };
}

/** Each currency's versions, oldest first: a day on which the printed rates don't change creates no version. */
function versionsByCode({ codes, days }: ReturnType<typeof parseHistory>, now: number): Map<string, Version[]> {
  const dates = workingDaysBefore(now, days.length);
  return new Map(
    codes.map((code, column) => {
      const versions: Version[] = [];
      for (let age = days.length - 1; age >= 0; age -= 1) {
        const rates = officeRates(code, days[age]?.[column] ?? NaN, furtherAt(code, age));
        const last = versions.at(-1);
        if (last?.buy !== rates.buy || last.sell !== rates.sell) {
          versions.push({ ...rates, updated: storedTimeOf(dates[age] ?? '') });
        }
      }
      return [code, versions];
    }),
  );
}

function furtherAt(code: string, age: number): number {
  return (
    carefulDays.find(({ code: careful, ages: [first, last] }) => careful === code && first <= age && age <= last)?.further ?? 0
  );
}

/** The archived versions of a currency, and the beginning of the first one. */
function entriesOf(acronym: string, versions: readonly Version[]): [string, object][] {
  const told = (at: string) => ({ until: momentOf(at), by: demoAuthor.uid, save: `demo-${at.slice(0, 10)}` });
  return versions.flatMap(({ updated, ...rates }, index): [string, object][] => {
    const next = versions[index + 1];
    return [
      ...(index === 0 ? [[beginningKey(acronym, updated), { acronym, ...told(updated) }] as [string, object]] : []),
      ...(next === undefined
        ? []
        : [[versionKey(acronym, updated), { acronym, ...rates, ...told(next.updated) }] as [string, object]]),
    ];
  });
}

/** The last working days before today, newest first. */
function workingDaysBefore(now: number, count: number): string[] {
  const days: string[] = [];
  for (let time = now + storedAheadMs - dayMs; days.length < count; time -= dayMs) {
    const day = new Date(time);
    if (day.getUTCDay() % 6 !== 0) {
      days.push(day.toISOString().slice(0, 10));
    }
  }
  return days;
}

/** The central bank publishes at 16:00 in Bratislava. */
function storedTimeOf(day: string): string {
  return `${day}T16:00:00`;
}

function momentOf(updated: string): number {
  return Date.parse(`${updated}Z`) - storedAheadMs;
}
