import { spawnSync } from 'node:child_process';
import path from 'node:path';

const LAYERS = 'import/no-restricted-paths';
const IMPORTS = 'no-restricted-imports';
const WORDS = '@typescript-eslint/no-restricted-imports';
const LATER_WORDS = 'no-restricted-syntax';
const NODE = 'import/no-nodejs-modules';
const CYCLE = 'import/no-cycle';
const rules = [LAYERS, IMPORTS, WORDS, LATER_WORDS, NODE, CYCLE] as const;
type Rule = (typeof rules)[number];

/** Cases of a name, a file, what the file would import (dynamically in `import()`), and the rule that refuses it. */
const refused: readonly (readonly [string, string, string, Rule])[] = [
  ['domain → ports', 'src/domain/money/amount.ts', '../../ports/rates', LAYERS],
  ['domain → site', 'src/domain/money/amount.ts', '../../site/office', LAYERS],
  ['ports → services', 'src/ports/rates.ts', '../services/firebase/app', LAYERS],
  ['services → site', 'src/services/browser/clock.ts', '../../site/office', LAYERS],
  ['services → features', 'src/services/browser/clock.ts', '../../features/calculator/calculatorSlice', LAYERS],
  ['browser services → Firebase services', 'src/services/browser/clock.ts', '../firebase/app', LAYERS],
  ['site → services', 'src/site/paths.ts', '../services/browser/clock', LAYERS],
  ['ui → words', 'src/ui/Section.tsx', '../site/words/sk', LAYERS],
  ['ui → features', 'src/ui/Section.tsx', '../features/calculator/calculatorSlice', LAYERS],
  ['features → Firebase services', 'src/features/rates/ratesSaga.ts', '../../services/firebase/app', LAYERS],
  ['features → browser services', 'src/features/rates/ratesSaga.ts', '../../services/browser/clock', LAYERS],
  ['features → pages', 'src/features/rates/ratesSaga.ts', '../../pages/home/HomePage', LAYERS],
  ['features → staff', 'src/features/rates/ratesSaga.ts', '../../staff/signIn/authSlice', LAYERS],
  ['rates → calculator', 'src/features/rates/ratesSaga.ts', '../calculator/calculatorSlice', LAYERS],
  ['sign-in → editor', 'src/staff/signIn/authSaga.ts', '../rateEditor/editorSlice', LAYERS],
  ['import → layout', 'src/staff/import/importSlice.ts', '../frame/useLeaveGuard', LAYERS],
  ['editor → import', 'src/staff/rateEditor/editorSlice.ts', '../import/importSlice', LAYERS],
  ['staff → pages', 'src/staff/signIn/SignInPage.tsx', '../../pages/home/HomePage', LAYERS],
  ['first paint → services', 'src/firstPaint/firstRates.ts', '../services/browser/clock', LAYERS],
  ['pages → app', 'src/pages/home/HomePage.tsx', '../../app/store', LAYERS],
  ['pages → ports', 'src/pages/home/HomePage.tsx', '../../ports/rates', LAYERS],
  ['pages → staff', 'src/pages/home/HomePage.tsx', '../../staff/signIn/SignInPage', LAYERS],
  ['service worker → features', 'src/serviceWorker/worker.ts', '../features/rates/ratesSlice', LAYERS],
  ['app → services', 'src/app/store.ts', '../services/firebase/app', LAYERS],
  ['app → composition root', 'src/app/store.ts', '../main', LAYERS],
  ['source → tests', 'src/app/store.ts', '../../test/support/builders', LAYERS],
  ['source → build', 'src/app/store.ts', '../../build/environment', LAYERS],
  ['Firebase outside its services', 'src/app/store.ts', 'firebase/app', IMPORTS],
  ['firebase/auth outside the auth gateway', 'src/services/firebase/app.ts', 'firebase/auth', IMPORTS],
  ['Node in the domain', 'src/domain/money/amount.ts', 'node:path', NODE],
  ['Node by its old names', 'src/features/rates/ratesSaga.ts', 'fs', NODE],
  ["a folder of Node's", 'src/services/browser/clock.ts', 'node:fs/promises', NODE],
  ['Node in a composition root', 'src/prerender.tsx', 'path', NODE],
  ['Node later', 'src/staff/import/readFile.ts', "import('node:fs')", NODE],
  ...[
    'react',
    'react-dom/server',
    'react-redux',
    'redux',
    'redux-saga',
    'typed-redux-saga',
    '@reduxjs/toolkit',
    'firebase/app',
  ].map((name) => [`${name} in the domain`, 'src/domain/money/amount.ts', name, IMPORTS] as const),
  ['features → words', 'src/features/rates/ratesSaga.ts', '../../site/words/sk', WORDS],
  ['staff → words', 'src/staff/signIn/authSaga.ts', '../../site/words/staffWords', WORDS],
  ['app → words', 'src/app/titles.ts', '../site/words/sk', WORDS],
  ['what is beside the words → words', 'src/site/format.ts', './words/sk', WORDS],
  ['features → words later', 'src/features/rates/ratesSaga.ts', "import('../../site/words/sk')", LATER_WORDS],
  ['features → words of a language', 'src/features/rates/ratesSaga.ts', 'import(`../../site/words/${name}`)', LATER_WORDS],
  ['what is beside the words → words later', 'src/site/format.ts', "import('./words/sk')", LATER_WORDS],
  ['raw saga effects', 'src/app/rootSaga.ts', 'redux-saga/effects', IMPORTS],
  ['test libraries in the source', 'src/app/store.ts', '@testing-library/react', IMPORTS],
  ['a circle of imports', 'src/features/rates/ratesSlice.ts', './ratesSaga', CYCLE],
];

const allowed: readonly (readonly [string, string, string])[] = [
  ['calculator → rates', 'src/features/calculator/calculatorSlice.ts', '../rates/ratesSlice'],
  ['editor → sign-in', 'src/staff/rateEditor/editorSlice.ts', '../signIn/authSlice'],
  ['layout → editor', 'src/staff/frame/useLeaveGuard.ts', '../rateEditor/editorSelectors'],
  ['features → ports', 'src/features/rates/ratesSaga.ts', '../../ports/rates'],
  ['staff → features', 'src/staff/rateEditor/editorSlice.ts', '../../features/rates/ratesSlice'],
  ['app → pages', 'src/app/App.tsx', '../pages/home/HomePage'],
  ['composition root → Firebase services', 'src/main.ts', './services/firebase/app'],
  ['Firebase in its services', 'src/services/firebase/app.ts', 'firebase/database'],
  ['composition root → words', 'src/openStaff.tsx', './site/words/staffWords'],
  ['composition root → words later', 'src/lazyWords.ts', "import('./site/words/skLegal')"],
  ['locale → words', 'src/locales/sk.ts', '../site/words/sk'],
  ['a language → what all of them say', 'src/site/words/de.ts', './staffEntrance'],
  ['a chunk of its own', 'src/staff/import/readFile.ts', "import('./parsers/delimitedText')"],
];

function lint(imports: readonly (readonly [string, string, string, ...unknown[]])[]): readonly (readonly string[])[] {
  const cases = imports.map(([, file, imported]) => ({
    file,
    text: imported.startsWith('import(')
      ? `export const used = (name: string) => [name, ${imported}];\n`
      : `import * as imported from '${imported}';\nexport const used = imported;\n`,
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
    expect(broken[index]?.filter((rule) => rules.includes(rule as Rule))).toEqual([]);
  });
});
