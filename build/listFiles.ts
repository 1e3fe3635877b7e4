import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path from there with `/` on every system, in order; throws when there is no such folder. */
export function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
