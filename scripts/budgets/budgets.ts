/** A limit to what some of the build's files may weigh together, compressed, in bytes. */
export interface Budget {
  readonly name: string;
  readonly files: RegExp;
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
  { name: 'script before the rates are visible', files: /^assets\/first\.\w+\.js$/, limit: 3_000 },
  { name: 'home page with its styles', files: /^index\.html$/, limit: 8_000 },
  {
    name: 'cold visit without the map',
    files: /^(index\.html|sw\.js|manifest\.webmanifest|assets\/((first|application|database|firebase)\.\w+\.js|.*\.svg))$/,
    limit: 170_000,
  },
  { name: 'staff area besides', files: /^assets\/staff\.\w+\.(js|css)$/, limit: 40_000 },
];

/** What each budget's files weigh; throws when a budget has no file, because then its pattern is out of date. */
export function spend(files: readonly WeighedFile[]): readonly Spending[] {
  return budgets.map((budget) => {
    const own = files.filter(({ name }) => budget.files.test(name));
    if (own.length === 0) {
      throw new Error(`The build has no file for the budget "${budget.name}".`);
    }
    return { budget, files: own, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}
