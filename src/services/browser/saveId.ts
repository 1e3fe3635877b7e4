const LENGTH = 16;
/** 64 characters divide the values of a byte evenly, which makes all of them equally likely. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** An id that no other save has: 16 letters, digits, - or _ (rule 58). */
export function createSaveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
