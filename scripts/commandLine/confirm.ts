import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** Asks a person a question; only `y` or `yes` counts as agreement. */
export async function confirm(question: string, input: Readable, output: Writable): Promise<boolean> {
  const terminal = createInterface({ input, output });
  try {
    // An input that ends without a line gives no answer.
    const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    return /^y(es)?$/i.test((await Promise.race([terminal.question(`${question} [y/N] `), ended])).trim());
  } finally {
    terminal.close();
  }
}
