/** The scripts that the service worker keeps, by the names of their chunks: all that the home page needs. */
export const homePageChunks = ['first', 'answer', 'application', 'database', 'firebase'] as const;

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

/** A chunk's script, by its path in the build. */
export function scriptOf(chunk: string): RegExp {
  return new RegExp(`^assets/${chunk}\\.\\w+\\.js$`);
}
