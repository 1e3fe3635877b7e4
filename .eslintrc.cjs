/**
 * The floor plan as lint rules: which layers each layer of src may import, besides itself. README.md describes the
 * layers. The composition roots are the files directly in src and in src/locales: they may import everything, and no
 * other file imports them.
 */
const layers = {
  domain: [],
  ports: ['domain'],
  services: ['ports', 'domain'],
  site: ['domain'],
  ui: ['site/paths.ts'],
  features: ['ui', 'site', 'ports', 'domain'],
  firstPaint: ['features', 'site', 'ports', 'domain'],
  staff: ['features', 'ui', 'site', 'ports', 'domain'],
  serviceWorker: ['site/paths.ts'],
  pages: ['features', 'ui', 'site', 'domain'],
  app: ['pages', 'staff', 'features', 'ui', 'site', 'ports', 'domain'],
};

/** The features that each feature may import, besides itself. */
const features = {
  office: [],
  consent: [],
  frame: ['office', 'consent'],
  rates: ['office'],
  calculator: ['rates'],
  board: ['rates', 'office'],
};

/** The parts of the staff area that each part may import, besides itself. */
const staffParts = {
  signIn: [],
  versions: [],
  changes: [],
  sheet: ['changes'],
  rateEditor: ['signIn', 'versions', 'changes', 'sheet'],
  currencies: ['signIn', 'versions', 'rateEditor'],
  import: ['signIn', 'rateEditor'],
  archive: ['signIn', 'rateEditor', 'changes', 'sheet'],
  overview: ['signIn', 'rateEditor', 'changes'],
  notices: ['signIn', 'versions', 'changes'],
  frame: ['signIn', 'rateEditor', 'import', 'currencies', 'notices'],
};

const zonesWithin = (folder, edges) =>
  Object.entries(edges).map(([name, allowed]) => ({
    target: `${folder}/${name}`,
    from: folder,
    except: [name, ...allowed].map((other) => `./${other}`),
    message: `${folder}/${name} may import from ${folder} only ${[name, ...allowed].join(', ')}.`,
  }));

const zones = [
  ...zonesWithin('./src', layers),
  ...zonesWithin('./src/features', features),
  ...Object.entries(staffParts).map(([part, allowed]) => ({
    target: `./src/staff/${part}`,
    from: Object.keys(staffParts)
      .filter((other) => other !== part && !allowed.includes(other))
      .map((other) => `./src/staff/${other}`),
    message: `src/staff/${part} may import of the staff's parts only ${[part, ...allowed].join(', ')}.`,
  })),
  { target: './src/services/browser', from: './src/services/firebase' },
  ...['test', 'build', 'local', 'hosting', 'scripts'].map((folder) => ({ target: './src', from: `./${folder}` })),
];

const wordsAreAValue =
  'Words are a value: components ask useSite() or useStaffWords(), everything else gets them as an argument.';
// The pattern doesn't match './name', so files of words can share texts with each other, but no other file can import
// them.
const onlyInCompositionRoots = { group: ['**/words/*'], allowTypeImports: true, message: wordsAreAValue };
// The rule above doesn't cover dynamic imports.
const laterOnlyInCompositionRoots = {
  selector: 'ImportExpression :matches(Literal[value=/words\\u002f/], TemplateElement[value.raw=/words\\u002f/])',
  message: wordsAreAValue,
};
const onlyInFirebaseServices = {
  group: ['firebase/*', '@firebase/*'],
  message: 'Only src/services/firebase talks to the Firebase SDK; ask for a port instead.',
};
const onlyInAuthGateway = {
  group: ['firebase/auth', '@firebase/auth'],
  message: 'Only authGateway.ts imports firebase/auth, so that visitors never download it.',
};
const typedEffects = { group: ['redux-saga/effects'], message: 'Use typed-redux-saga: its effects carry their result types.' };
const noTestLibraries = {
  group: ['@testing-library/*', 'jest', '@jest/*', 'fast-check', 'playwright-core'],
  message: 'Production code imports no test library.',
};
const noPackages = {
  regex: '^[^.]',
  message: 'The rules of the domain are plain functions: they import nothing but each other.',
};

module.exports = {
  root: true,
  ignorePatterns: ['node_modules/', 'dist/', 'dist-test/', '.local/', 'coverage/', 'reports/', 'public/'],
  parser: '@typescript-eslint/parser',
  plugins: ['@typescript-eslint', 'import', 'jsx-a11y', 'react-hooks'],
  env: { es2022: true },
  extends: ['eslint:recommended'],
  settings: {
    'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import/resolver': { typescript: { project: './tsconfig.json' } },
  },
  overrides: [
    {
      files: ['**/*.cjs', '**/*.mjs'],
      env: { node: true },
      parserOptions: { ecmaVersion: 2022, sourceType: 'module' },
      rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^_' }] },
    },
    {
      files: ['**/*.ts', '**/*.tsx'],
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
      extends: [
        'plugin:@typescript-eslint/recommended-type-checked',
        'plugin:import/typescript',
        'plugin:jsx-a11y/strict',
        'plugin:react-hooks/recommended',
      ],
      rules: {
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        '@typescript-eslint/switch-exhaustiveness-check': 'error',
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        '@typescript-eslint/explicit-module-boundary-types': 'off',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-console': 'error',
        // These roles have to be spelled out where styles change the display of a table's parts: browsers drop the
        // implicit roles then.
        'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
        // Without the shortcut, which reads files from disk, an unsaved import cycle is found in the editor too.
        'import/no-cycle': ['error', { disableScc: true }],
        'import/no-default-export': 'error',
        'import/no-duplicates': 'error',
        'import/no-unresolved': 'error',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      env: { browser: true },
      rules: {
        'import/no-restricted-paths': ['error', { basePath: __dirname, zones }],
        // The build prerenders in Node, where a module that no browser has would go unnoticed.
        'import/no-nodejs-modules': 'error',
        '@typescript-eslint/no-restricted-imports': ['error', { patterns: [onlyInCompositionRoots] }],
        'no-restricted-syntax': ['error', laterOnlyInCompositionRoots],
        'no-restricted-imports': ['error', { patterns: [onlyInFirebaseServices, typedEffects, noTestLibraries] }],
      },
    },
    {
      files: ['src/*.{ts,tsx}', 'src/locales/*.ts'],
      rules: { '@typescript-eslint/no-restricted-imports': 'off', 'no-restricted-syntax': 'off' },
    },
    { files: ['src/domain/**/*.ts'], rules: { 'no-restricted-imports': ['error', { patterns: [noPackages] }] } },
    {
      files: ['src/services/firebase/**/*.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [onlyInAuthGateway, typedEffects, noTestLibraries] }] },
    },
    {
      files: ['src/services/firebase/staff/authGateway.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [typedEffects, noTestLibraries] }] },
    },
    {
      files: ['build/**/*.ts', 'local/**/*.ts', 'hosting/**/*.ts', 'scripts/**/*.ts', 'test/**/*.{ts,tsx}', 'webpack.config.ts'],
      env: { node: true },
      rules: { 'no-console': 'off' },
    },
    { files: ['test/**/*.{ts,tsx}'], env: { jest: true } },
    {
      files: ['webpack.config.ts', '**/*.d.ts', 'test/support/{file,markup}Stub.ts', '**/globalSetup.ts', '**/globalTeardown.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
};
