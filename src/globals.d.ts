import type { Environment } from './services/firebase/environment';

declare global {
  /** Validated by webpack.config.ts and written into the bundle at build time. */
  const BUILD_ENVIRONMENT: Environment;
}
