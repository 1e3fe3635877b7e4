import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A person at a terminal. */
export interface Terminal {
  say(text: string): void;
  /** The answer without surrounding spaces; null when the input has ended. */
  ask(question: string): Promise<string | null>;
  close(): void;
}

/** Talks over a pair of streams; lines that arrive before they are asked for wait. */
export function openTerminal(input: Readable, output: Writable): Terminal {
  const lines = createInterface({ input, output, terminal: false });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    say: (text) => void output.write(`${text}\n`),
    ask: async (question) => {
      output.write(question);
      const line = await iterator.next();
      return line.done ? null : line.value.trim();
    },
    close: () => lines.close(),
  };
}
