import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { typescriptLoader } from './typescriptProcess';

const program = path.join(__dirname, '..', '..', 'scripts', 'start.ts');

/** `npm start`, running as a separate process. */
export interface StartedProgram {
  /** The program's output so far. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Resolves with the exit code, or with the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Resolves once the program says that it is ready; rejects when it ends first. */
  ready(): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs `npm start` with these arguments, in a directory that holds its `dist/` and `.local/`. */
export function startProgram(
  directory: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { throughShell = false } = {},
): StartedProgram {
  const command = [process.execPath, ...typescriptLoader, program, ...args] as const;
  // With a second command the shell can't replace its own process with the first one.
  const [file, ...rest] = throughShell ? (['sh', '-c', '"$@"; true', 'sh', ...command] as const) : command;
  const child = spawn(file, rest, {
    cwd: directory,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  return {
    output,
    ended,
    ready: () => waitFor(child, () => output.stdout.includes('Ctrl-C ends it.'), ended, output),
    kill: (signal) => void child.kill(signal),
  };
}

async function waitFor(
  child: ChildProcess,
  holds: () => boolean,
  ended: StartedProgram['ended'],
  output: StartedProgram['output'],
): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  while (!holds()) {
    await Promise.race([child.stdout && once(child.stdout, 'data'), ended]);
    if (over && !holds()) {
      throw new Error(`It ended before it was ready: ${output.stderr}`);
    }
  }
}
