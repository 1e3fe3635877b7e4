import { spawnSync } from 'node:child_process';
import path from 'node:path';

type Rule = 'import/no-restricted-paths' | 'no-restricted-imports' | 'import/no-cycle';
const LAYERS: Rule = 'import/no-restricted-paths';
const IMPORTS: Rule = 'no-restricted-imports';
const CYCLE: Rule = 'import/no-cycle';

/** What → what, a file, what it would import, and the rule that refuses it. */
const refused: readonly (readonly [string, string, string, Rule])[] = [
  ['domain → config', 'src/domain/amount.ts', '../config/office', LAYERS],
  ['domain → services', 'src/domain/amount.ts', '../services/ports', LAYERS],
  ['config → domain', 'src/config/paths.ts', '../domain/amount', LAYERS],
  ['services → features', 'src/services/ports.ts', '../features/calculator/calculatorSlice', LAYERS],
  ['ports → Firebase services', 'src/services/ports.ts', './firebase/app', LAYERS],
  ['features → Firebase services', 'src/features/currencies/ratesSaga.ts', '../../services/firebase/app', LAYERS],
  ['features → other services than the ports', 'src/features/currencies/ratesSaga.ts', '../../services/clock', LAYERS],
  ['features → pages', 'src/features/currencies/ratesSaga.ts', '../../pages/HomePage', LAYERS],
  ['currencies → calculator', 'src/features/currencies/ratesSaga.ts', '../calculator/calculatorSlice', LAYERS],
  ['components → features', 'src/components/Navbar.tsx', '../features/calculator/calculatorSlice', LAYERS],
  ['pages → app', 'src/pages/HomePage.tsx', '../app/store', LAYERS],
  ['pages → services', 'src/pages/HomePage.tsx', '../services/ports', LAYERS],
  ['app → Firebase services', 'src/app/store.ts', '../services/firebase/app', LAYERS],
  ['app → main', 'src/app/store.ts', '../main', LAYERS],
  ['source → tests', 'src/app/store.ts', '../../test/support/builders', LAYERS],
  ['Firebase outside its services', 'src/app/store.ts', 'firebase/app', IMPORTS],
  ['firebase/auth outside the auth gateway', 'src/services/firebase/app.ts', 'firebase/auth', IMPORTS],
  ['raw saga effects', 'src/app/rootSaga.ts', 'redux-saga/effects', IMPORTS],
  ['test libraries in the source', 'src/app/store.ts', '@testing-library/react', IMPORTS],
  ['a circle of imports', 'src/features/currencies/currenciesSlice.ts', './ratesSaga', CYCLE],
];

const allowed: readonly (readonly [string, string, string])[] = [
  ['calculator → currencies', 'src/features/calculator/calculatorSlice.ts', '../currencies/currenciesSlice'],
  ['features → ports', 'src/features/currencies/ratesSaga.ts', '../../services/ports'],
  ['app → pages', 'src/app/App.tsx', '../pages/HomePage'],
  ['main → Firebase services', 'src/main.ts', './services/firebase/app'],
  ['Firebase in its services', 'src/services/firebase/app.ts', 'firebase/database'],
];

function lint(imports: readonly (readonly [string, string, string, ...unknown[]])[]): readonly (readonly string[])[] {
  const cases = imports.map(([, file, imported]) => ({
    file,
    text: `import * as imported from '${imported}';\nexport const used = imported;\n`,
  }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('test/tooling/support/lintTexts.mjs')], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(stderr);
  }
  return JSON.parse(stdout) as readonly (readonly string[])[];
}

describe('the floor plan', () => {
  let broken: readonly (readonly string[])[];

  beforeAll(() => {
    broken = lint([...refused, ...allowed]);
  }, 120_000);

  it.each(refused.map((row, index) => [row[0], row[3], index] as const))('refuses %s by %s', (_name, rule, index) => {
    expect(broken[index]).toContain(rule);
  });

  it.each(allowed.map(([name], index) => [name, refused.length + index] as const))('allows %s', (_name, index) => {
    expect(broken[index]?.filter((rule) => [LAYERS, IMPORTS, CYCLE].includes(rule as Rule))).toEqual([]);
  });
});
