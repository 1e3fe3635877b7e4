/**
 * Opens the browser's storage. It is a function because where the visitor's settings forbid storage, even accessing it
 * throws.
 */
export type OpenStorage = () => Storage;

/**
 * The parsed value under a key; null when there is none or it can't be read: another version of the site may have
 * stored it, or someone edited it by hand.
 */
export function loadStored<Value>(openStorage: OpenStorage, key: string, parse: (text: string) => Value | null): Value | null {
  try {
    const text = openStorage().getItem(key);
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

/** Stores a text under a key. If the storage is forbidden or full, nothing is stored and the next visit does without it. */
export function saveStored(openStorage: OpenStorage, key: string, text: string): void {
  try {
    openStorage().setItem(key, text);
  } catch {
    // Nothing on the page depends on it.
  }
}
