import path from 'node:path';

/** The variables of the process, completed from the project's `.env` where there is one; those of the process win. */
export function loadSettings(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile(path.resolve('.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  return process.env;
}
