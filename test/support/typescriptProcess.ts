import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** The command-line option that makes Node run TypeScript. */
export const typescriptLoader = ['--import', pathToFileURL(require.resolve('tsx')).href] as const;

/** Runs a TypeScript file in a separate process; its output is piped, its errors are shown. */
export function spawnTypescript(file: string, ...args: readonly string[]): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, [...typescriptLoader, file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}
