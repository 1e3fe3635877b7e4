import { budgets, spend } from '../../scripts/budgets/budgets';

const files = [
  { name: 'index.html', bytes: 7_000 },
  { name: 'sw.js', bytes: 5_000 },
  { name: 'assets/first.0a1b2c3d.js', bytes: 2_800 },
  { name: 'assets/answer.0a1b2c3d.js', bytes: 1_000 },
  { name: 'assets/application.0a1b2c3d.js', bytes: 100_000 },
  { name: 'assets/locale-sk.0a1b2c3d.js', bytes: 2_000 },
  // Slovak pages don't load the script of another language, so no budget counts it.
  { name: 'assets/locale-en.0a1b2c3d.js', bytes: 2_000 },
  { name: 'assets/database.0a1b2c3d.js', bytes: 30_000 },
  { name: 'assets/firebase.0a1b2c3d.js', bytes: 5_000 },
  { name: 'assets/coin.0a1b2c3d.svg', bytes: 500 },
  { name: 'manifest.webmanifest', bytes: 300 },
  { name: 'assets/calculator.0a1b2c3d.js', bytes: 9_000 },
  { name: 'assets/calculator-sk.0a1b2c3d.js', bytes: 500 },
  { name: 'assets/calculator.0a1b2c3d.css', bytes: 1_000 },
  { name: 'assets/trend.0a1b2c3d.js', bytes: 4_000 },
  { name: 'assets/trend-sk.0a1b2c3d.js', bytes: 300 },
  { name: 'assets/trend-en.0a1b2c3d.js', bytes: 300 },
  { name: 'assets/trend.0a1b2c3d.css', bytes: 700 },
  { name: 'assets/legal.0a1b2c3d.js', bytes: 2_000 },
  { name: 'assets/legal.0a1b2c3d.css', bytes: 200 },
  { name: 'assets/legal-sk.0a1b2c3d.js', bytes: 3_000 },
  { name: 'assets/enLegal.0a1b2c3d.js', bytes: 2_900 },
  { name: 'tabula.html', bytes: 400 },
  { name: 'assets/board.0a1b2c3d.js', bytes: 130_000 },
  { name: 'assets/board.0a1b2c3d.css', bytes: 2_300 },
  { name: 'assets/board-sk.0a1b2c3d.js', bytes: 3_300 },
  { name: 'assets/board-en.0a1b2c3d.js', bytes: 3_000 },
  { name: 'assets/board-de.0a1b2c3d.js', bytes: 3_200 },
  { name: 'assets/staff.0a1b2c3d.js', bytes: 25_000 },
  { name: 'assets/staff.0a1b2c3d.css', bytes: 3_000 },
  { name: 'assets/delimited-text.0a1b2c3d.js', bytes: 6_000 },
  { name: 'assets/spreadsheet.0a1b2c3d.js', bytes: 12_000 },
  { name: 'assets/news.0a1b2c3d.js', bytes: 4_000 },
  { name: 'assets/structured-data.0a1b2c3d.js', bytes: 1_000 },
  { name: 'assets/telemetry.0a1b2c3d.js', bytes: 15_000 },
];

const spentOn = (name: string, spent = spend(files)) => spent.find(({ budget }) => budget.name === name)?.bytes;

describe('byte budgets', () => {
  it('weigh what belongs together', () => {
    expect(spentOn('script that the rates wait for')).toBe(2_800);
    expect(spentOn('cold visit without the map')).toBe(158_600);
    expect(spentOn("a row's chart")).toBe(5_000);
    expect(spentOn('a page about conditions or personal data')).toBe(5_200);
    expect(spentOn('window board in two languages')).toBe(139_000);
    expect(spentOn('staff area besides')).toBe(28_000);
  });

  it.each(['first', 'firebase', '.svg', '.css'])('are out of date when the build has no file for %s', (part) => {
    expect(() => spend(files.filter(({ name }) => !name.includes(part)))).toThrow(/^The build has no file .* for the budget "/);
  });

  it('are those that the product promises', () => {
    expect(budgets.map(({ limit }) => limit)).toEqual([
      3_100, 5_350, 11_200, 194_900, 12_000, 6_000, 7_000, 145_000, 74_400, 22_000,
    ]);
  });
});
