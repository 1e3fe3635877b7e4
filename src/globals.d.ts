import type { Environment } from './services/firebase/environment';
import type { Language } from './site/languages';
import type { Office } from './site/office';
import type { CurrencyNames } from './site/nameCurrency';

declare global {
  /** The environment, which webpack.config.ts validates and writes into the bundle at build time. */
  const BUILD_ENVIRONMENT: Environment;
  /** Whether the build has a measurement id. Written out, so that a build without one leaves out all that would measure. */
  const BUILD_MEASURES: boolean;
  /** `office.json`, checked and written into the bundle at build time. */
  const BUILD_OFFICE: Office;
  /** Names of the office's currencies in each language, written into the bundle at build time. */
  const BUILD_CURRENCY_NAMES: Readonly<Record<Language, CurrencyNames>>;
  /** What webpack.config.ts has chunks imported by; composition roots whose parts come in chunks set it. A `var`, because `globalThis` has no other. */
  var importChunk: (address: string) => Promise<unknown>;
}
