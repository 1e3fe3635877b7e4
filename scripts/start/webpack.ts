import { spawn } from 'node:child_process';
import { projectDirectory, webpackProgram } from '../../build/runWebpack';

/** Runs webpack to its end; rejects when it fails, and resolves when the signal aborts it. */
export function runWebpack(args: readonly string[], signal: AbortSignal): Promise<void> {
  if (signal.aborted) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...webpackProgram, ...args, '--env', 'demo'], {
      cwd: projectDirectory,
      // With --watch-options-stdin a development server ends with this pipe, and therefore never outlives this process.
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const end = (): void => {
      child.kill('SIGTERM');
    };
    signal.addEventListener('abort', end, { once: true });
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', end);
      if (code === 0 || signal.aborted) {
        resolve();
      } else {
        reject(new Error('The build failed; webpack says above why.'));
      }
    });
  });
}
