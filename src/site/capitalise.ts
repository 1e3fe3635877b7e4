/** A text with a capital first letter, for a word that begins a line. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
