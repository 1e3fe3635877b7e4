/**
 * Finds features of JavaScript's regular expressions that Firebase's lack (look-around, lazy quantifiers, back
 * references, word boundaries, anchors in the middle, flags except `i`): a rule that uses them would pass here and fail
 * there. Returns the first problem, or null.
 */
export function findUnsupportedRegex(pattern: string, flags: string): string | null {
  if (/[^i]/.test(flags)) {
    return `the flag ${JSON.stringify(flags)}`;
  }
  const withoutEscapes = pattern.replace(/\\[^a-zA-Z0-9]/g, '_');
  const escape = /\\[^sSwWdDtnr]/.exec(withoutEscapes);
  if (escape !== null) {
    return `the escape ${escape[0]}`;
  }
  const plain = withoutEscapes.replace(/\\./g, '_').replace(/\[\^?[^\]]*\]/g, '_');
  if (plain.includes('(?')) {
    return 'a group that starts with "(?"';
  }
  if (/[*+?}][?+]/.test(plain)) {
    return 'a lazy or possessive quantifier';
  }
  if (plain.slice(1).includes('^') || plain.slice(0, -1).includes('$')) {
    return 'an anchor that is neither first nor last';
  }
  return null;
}
