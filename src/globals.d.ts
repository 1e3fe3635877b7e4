import type { Environment } from './services/firebase/environment';
import type { Language } from './site/languages';
import type { Office } from './site/office';
import type { CurrencyNames } from './site/nameCurrency';

declare global {
  /** The environment, which webpack.config.ts validates and writes into the bundle at build time. */
  const BUILD_ENVIRONMENT: Environment;
  /**
   * Whether the build has a measurement id. It is a constant of its own, so a build without an id leaves out all
   * measuring code.
   */
  const BUILD_MEASURES: boolean;
  /** `office.json`, checked and written into the bundle at build time. */
  const BUILD_OFFICE: Office;
  /** Names of the office's currencies in each language, written into the bundle at build time. */
  const BUILD_CURRENCY_NAMES: Readonly<Record<Language, CurrencyNames>>;
  /**
   * The function by which webpack imports chunks (see webpack.config.ts); composition roots with chunks set it. It has
   * to be a `var`: only those become properties of `globalThis`.
   */
  var importChunk: (address: string) => Promise<unknown>;
}
