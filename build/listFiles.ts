import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, sorted, as a relative path with `/` on every system; throws when the folder doesn't exist. */
export function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
