import type { Language } from '../src/site/languages';

/** Names of all chunks that the home page of a language needs. */
export function homePageChunks(language: Language): readonly string[] {
  return ['first', 'answer', 'application', localeChunkOf(language), 'database', FIREBASE_CHUNK, 'news'];
}

/** The entry with what the pages of a language say. */
export function localeChunkOf(language: Language): string {
  return `locale-${language}`;
}

/** The chunk with what every part of Firebase's SDK needs. */
export const FIREBASE_CHUNK = 'firebase';
export const firebasePackages = [
  '@firebase/app',
  '@firebase/component',
  '@firebase/logger',
  '@firebase/util',
  'firebase/app',
  'idb',
] as const;

/** The chunk with the pages about conditions and personal data. */
export const LEGAL_CHUNK = 'legal';

/** The entry of the window board, with everything that it needs except its texts. */
export const BOARD_CHUNK = 'board';

/** The chunk with the board's texts in a language. */
export function boardTextsOf(language: Language): string {
  return `${BOARD_CHUNK}-${language}`;
}

/** Matches a chunk's script by its path in the build. */
export function scriptOf(chunk: string): RegExp {
  return new RegExp(`^assets/${chunk}\\.\\w+\\.js$`);
}
