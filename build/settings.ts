import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readUtf8 } from './readUtf8';

export const SETTINGS_FILE = '.env';

/**
 * The environment variables of the process, completed from the project's `.env` if it exists; the process's variables
 * take precedence.
 */
export function loadSettings(file: string = path.resolve(SETTINGS_FILE)): NodeJS.ProcessEnv {
  for (const [name, value] of Object.entries(readSettingsFile(file))) {
    process.env[name] ??= value;
  }
  return process.env;
}

/** The settings in a file alone; none if it doesn't exist. */
export function readSettingsFile(file: string): NodeJS.ProcessEnv {
  // Node's own `loadEnvFile` takes a byte order mark for a part of the first name.
  return existsSync(file) ? parseEnv(readUtf8(file)) : {};
}
