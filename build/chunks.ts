import type { Language } from '../src/site/languages';

/** All that the home page of a language needs, by the names of the chunks. */
export function homePageChunks(language: Language): readonly string[] {
  return ['first', 'answer', 'application', speechOf(language), 'database', FIREBASE_CHUNK, 'news'];
}

/** What the pages of a language say, as an entry. */
export function speechOf(language: Language): string {
  return `speech-${language}`;
}

/** What every part of Firebase's SDK needs, and so shares a chunk of its own. */
export const FIREBASE_CHUNK = 'firebase';
export const firebasePackages = [
  '@firebase/app',
  '@firebase/component',
  '@firebase/logger',
  '@firebase/util',
  'firebase/app',
  'idb',
] as const;

/** What stands on the pages about conditions and personal data. */
export const LEGAL_CHUNK = 'legal';

/** The window board, an entry with all that it needs but its texts. */
export const BOARD_CHUNK = 'board';

/** The board's texts in a language. */
export function boardTextsOf(language: Language): string {
  return `${BOARD_CHUNK}-${language}`;
}

/** A chunk's script, by its path in the build. */
export function scriptOf(chunk: string): RegExp {
  return new RegExp(`^assets/${chunk}\\.\\w+\\.js$`);
}
