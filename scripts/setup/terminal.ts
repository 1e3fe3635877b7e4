import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A person at a terminal. */
export interface Terminal {
  say(text: string): void;
  /** What is answered, without blanks at its ends; null when nobody answers any more. */
  ask(question: string): Promise<string | null>;
  close(): void;
}

/** Speaks over a pair of streams; lines that come before they are asked for wait. */
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
