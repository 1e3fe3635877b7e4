import { PassThrough } from 'node:stream';
import { openTerminal } from '../../../scripts/setup/terminal';
import type { SettingsFiles } from '../../../scripts/setup/setup';
import { setUp } from '../../../scripts/setup/setup';

/** The outcome of a conversation. */
export interface Conversation {
  readonly isWritten: boolean;
  readonly said: string;
}

/** Answers the questions line by line; the input ends after the last answer. */
export async function converse(
  files: SettingsFiles,
  topics: readonly string[],
  answers: readonly string[],
): Promise<Conversation> {
  const input = new PassThrough();
  const output = new PassThrough();
  let said = '';
  output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  input.end(answers.map((answer) => `${answer}\n`).join(''));
  const terminal = openTerminal(input, output);
  const isWritten = await setUp(terminal, files, topics);
  terminal.close();
  return { isWritten, said };
}
