import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDirectory } from '../../build/runWebpack';

/**
 * Writes a file of the project that a command generates. With the word `--check` it writes nothing, and the program fails when
 * the file is out of date. The file is named from the project's folder.
 */
export function writeGenerated(file: string, content: string, command: string): void {
  const place = path.join(projectDirectory, file);
  if (!process.argv.includes('--check')) {
    writeFileSync(place, content);
  } else if (!existsSync(place) || readFileSync(place, 'utf8') !== content) {
    console.error(`${file} is out of date: ${command}`);
    process.exitCode = 1;
  }
}
