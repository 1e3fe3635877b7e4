import path from 'node:path';

/**
 * The environment variables of the process, completed from the project's `.env` if it exists; the process's variables
 * take precedence.
 */
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
