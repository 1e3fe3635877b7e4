import type { Environment } from './services/firebase/environment';
import type { Office } from './site/office';

declare global {
  /** Validated by webpack.config.ts and written into the bundle at build time. */
  const BUILD_ENVIRONMENT: Environment;
  /** `office.json`, checked and written into the bundle at build time. */
  const BUILD_OFFICE: Office;
}
