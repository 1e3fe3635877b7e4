import type { Environment } from './config/env';

declare global {
  /** Validated by webpack.config.ts and written into the bundle at build time. */
  const BUILD_ENVIRONMENT: Environment;
}
