import type { Language } from './languages';

/** Languages whose readers understand one of the site's languages without effort. */
const readAs: Readonly<Record<string, string>> = { cs: 'sk' };

/**
 * The language that a visitor should be offered (rule 96): the first offered language among their browser's
 * preferences; null when the page is already in it, or when there is none.
 *
 * @param preferred - BCP 47 tags, the most preferred first.
 */
export function languageToOffer(preferred: readonly string[], shown: Language, offered: readonly Language[]): Language | null {
  const [first] = preferred.flatMap((tag) => {
    const [primary = ''] = tag.toLowerCase().split('-');
    return offered.filter((language) => language === (readAs[primary] ?? primary));
  });
  return first === undefined || first === shown ? null : first;
}
