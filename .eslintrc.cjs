/**
 * The floor plan as lint: domain ← services ← features ← pages ← app ← main.
 * A layer imports only from layers to its left; README.md says what each one holds.
 */
const layers = [
  { target: './src/domain', from: './src', except: ['./domain'] },
  { target: './src/config', from: './src', except: ['./config'] },
  { target: './src/services', from: './src', except: ['./services', './domain', './config'] },
  { target: './src/services/*.ts', from: './src/services/firebase' },
  { target: './src/components', from: './src', except: ['./components', './domain', './config'] },
  {
    target: './src/features',
    from: './src',
    except: ['./features', './components', './services/ports.ts', './domain', './config'],
  },
  { target: './src/pages', from: './src', except: ['./pages', './features', './components', './domain', './config'] },
  { target: './src/app/!(staff.tsx)', from: './src/services/firebase' },
  { target: './src/app', from: ['./src/main.ts', './src/application.ts', './src/takeOverPage.tsx', './src/prerender.tsx'] },
  { target: './src', from: './test' },
  { target: './src', from: './local' },
  { target: './src', from: './hosting' },
];

/** The features that one may import, besides itself. */
const featureEdges = {
  currencies: [],
  calculator: ['currencies'],
  auth: [],
  admin: ['currencies', 'auth'],
};

const featureZones = Object.entries(featureEdges).map(([feature, allowed]) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [feature, ...allowed].map((name) => `./${name}`),
  message: `features/${feature} may import ${allowed.length > 0 ? allowed.join(' and ') : 'no other feature'}.`,
}));

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

module.exports = {
  root: true,
  ignorePatterns: ['node_modules/', 'dist/', '.local/', 'coverage/', 'reports/', 'public/'],
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
        // Roles that a table needs spelled out where styles change the display of its parts: browsers drop them then.
        'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
        // Without the shortcut over files on disk, so that an unsaved circle in the editor is seen too.
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
        'import/no-restricted-paths': ['error', { basePath: __dirname, zones: [...layers, ...featureZones] }],
        'no-restricted-imports': ['error', { patterns: [onlyInFirebaseServices, typedEffects, noTestLibraries] }],
      },
    },
    {
      files: ['src/services/firebase/**/*.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [onlyInAuthGateway, typedEffects, noTestLibraries] }] },
    },
    {
      files: ['src/services/firebase/authGateway.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [typedEffects, noTestLibraries] }] },
    },
    {
      files: ['local/**/*.ts', 'hosting/**/*.ts', 'scripts/**/*.ts', 'test/**/*.{ts,tsx}', 'webpack.config.ts'],
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
