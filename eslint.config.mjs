// ESLint 9 reads only flat configs; the rules are in .eslintrc.cjs.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';

const baseDirectory = path.dirname(fileURLToPath(import.meta.url));
const compat = new FlatCompat({
  baseDirectory,
  resolvePluginsRelativeTo: baseDirectory,
  recommendedConfig: js.configs.recommended,
  allConfig: js.configs.all,
});
const { createRequire } = await import('node:module');
const legacyConfig = createRequire(import.meta.url)('./.eslintrc.cjs');
const { root: _root, ignorePatterns, ...config } = legacyConfig;

export default [{ ignores: ignorePatterns }, ...compat.config(config)];
