import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/listFiles';
import type { BuiltFile } from './auditBundle';

/** Every file of a build, as text. */
export function readBuiltFiles(directory: string): readonly BuiltFile[] {
  return listFiles(directory).map((name) => ({ name, text: readFileSync(path.join(directory, name), 'utf8') }));
}
