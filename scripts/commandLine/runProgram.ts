import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/**
 * On Windows npm installs batch files, which only a shell can start: arguments must not contain spaces or characters
 * with a meaning to the shell.
 */
const shell = process.platform === 'win32';

/** Runs a program that npm installed to its end, in this terminal; returns whether it succeeded. */
export function runProgram(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(program, args, { stdio: 'inherit', shell, env: { ...process.env, ...variables } }).status === 0;
}

/** Starts a program that npm installed, in this terminal. */
export function startProgram(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: 'inherit', shell });
}

/** Runs a program that npm installed to its end; returns its output, whether it succeeded or not. */
export function readProgram(program: string, args: readonly string[]): string {
  return spawnSync(program, args, { encoding: 'utf8', shell, maxBuffer: Infinity }).stdout ?? '';
}
