import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltFile } from './auditBundle';

/** Every file of a build, as text. */
export function readBuiltFiles(directory: string): readonly BuiltFile[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { name: path.relative(directory, file), text: readFileSync(file, 'utf8') };
    });
}
