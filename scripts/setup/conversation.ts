import { yesOrNo } from './answers';
import type { Terminal } from './terminal';

/** The person left without answering. */
export class Gone extends Error {}

/** Lines of the console's text: comments, statements, and the script's tags. */
export const CODE = /^(\/\/|import\b|const\b|<\/?script|[{}])|;$/;

/** Asks for one line; throws Gone when none can come. */
export async function answer(terminal: Terminal, question: string): Promise<string> {
  const typed = await terminal.ask(question);
  if (typed === null) {
    throw new Gone();
  }
  return typed;
}

/** Asks until the answer is yes or no; what a paste left behind, and empty lines, are neither. */
export async function isAgreed(terminal: Terminal, question: string): Promise<boolean> {
  let shown = question;
  for (;;) {
    const typed = await answer(terminal, shown);
    shown = CODE.test(typed) ? '' : question;
    if (typed === '' || CODE.test(typed)) {
      continue;
    }
    try {
      return yesOrNo.read(typed) as boolean;
    } catch (error) {
      terminal.say(`  ${(error as Error).message}`);
    }
  }
}
