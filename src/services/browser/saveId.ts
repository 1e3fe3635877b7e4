const LENGTH = 16;
/** As many as a byte divides into evenly, so that every one is equally likely. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A mark that no other save has: 16 letters, digits, - or _ (rule 58). */
export function createSaveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
