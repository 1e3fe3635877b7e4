import { BOARD_CHUNK, homePageChunks, scriptOf } from '../../build/chunks';
import { DEFAULT_LANGUAGE } from '../../src/site/languages';

/** The limit on the compressed size of some of the build's files together, in bytes. */
export interface Budget {
  readonly name: string;
  /** Each pattern has to match a file. */
  readonly files: readonly RegExp[];
  readonly limit: number;
}

/** A file of the build. */
export interface WeighedFile {
  readonly name: string;
  readonly bytes: number;
}

export interface Spending {
  readonly budget: Budget;
  readonly files: readonly WeighedFile[];
  readonly bytes: number;
}

export const budgets: readonly Budget[] = [
  { name: 'script that the rates wait for', files: [scriptOf('first')], limit: 3_100 },
  { name: 'what answers before the application has come', files: [scriptOf('first'), scriptOf('answer')], limit: 5_350 },
  { name: 'home page with its styles', files: [/^index\.html$/], limit: 11_200 },
  {
    name: 'cold visit without the map',
    files: [
      /^index\.html$/,
      /^sw\.js$/,
      /^manifest\.webmanifest$/,
      ...homePageChunks(DEFAULT_LANGUAGE).map(scriptOf),
      scriptOf('structured-data'),
      /^assets\/.*\.svg$/,
    ],
    limit: 194_900,
  },
  {
    name: "the calculator's first use",
    files: [scriptOf('calculator'), scriptOf(`calculator-${DEFAULT_LANGUAGE}`), /^assets\/calculator\.\w+\.css$/],
    limit: 12_000,
  },
  {
    name: "a row's chart",
    files: [scriptOf('trend'), scriptOf(`trend-${DEFAULT_LANGUAGE}`), /^assets\/trend\.\w+\.css$/],
    limit: 6_000,
  },
  {
    name: 'a page about conditions or personal data',
    files: [scriptOf('legal'), /^assets\/legal\.\w+\.css$/, scriptOf(`legal-${DEFAULT_LANGUAGE}`)],
    limit: 7_000,
  },
  {
    name: 'window board in two languages',
    files: [/^tabula\.html$/, scriptOf(BOARD_CHUNK), /^assets\/board\.\w+\.css$/, scriptOf('board-sk'), scriptOf('board-en')],
    limit: 145_000,
  },
  { name: 'staff area besides', files: [scriptOf('staff'), /^assets\/staff\.\w+\.css$/], limit: 74_400 },
  { name: 'reading a list of others', files: [scriptOf('delimited-text'), scriptOf('spreadsheet')], limit: 22_000 },
];

/** The size of each budget's files; throws when a pattern matches no file, because the budget is then out of date. */
export function spend(files: readonly WeighedFile[]): readonly Spending[] {
  return budgets.map((budget) => {
    const lost = budget.files.find((pattern) => !files.some(({ name }) => pattern.test(name)));
    if (lost) {
      throw new Error(`The build has no file ${lost} for the budget "${budget.name}".`);
    }
    const own = files.filter(({ name }) => budget.files.some((pattern) => pattern.test(name)));
    return { budget, files: own, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}
