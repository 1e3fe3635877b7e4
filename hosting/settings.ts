import type { Variables } from '../src/config/env';

/** The variables of the process, completed from `.env` of the working directory where there is one; the process's win. */
export function loadSettings(): Variables {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  return process.env;
}
