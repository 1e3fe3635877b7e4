import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** On Windows what npm installs are batch files, which only a shell starts: no argument may hold a space or a shell's sign. */
const shell = process.platform === 'win32';

/** Runs a program of npm's to its end, with the terminal as its own; gives whether it succeeded. */
export function runProgram(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(program, args, { stdio: 'inherit', shell, env: { ...process.env, ...variables } }).status === 0;
}

/** Starts a program of npm's, with the terminal as its own. */
export function startProgram(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: 'inherit', shell });
}

/** Runs a program of npm's to its end; gives what it has printed, whether it succeeded or not. */
export function readProgram(program: string, args: readonly string[]): string {
  return spawnSync(program, args, { encoding: 'utf8', shell, maxBuffer: Infinity }).stdout ?? '';
}
