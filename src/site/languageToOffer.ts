import type { Language } from './languages';

/** Languages whose readers read one of the site's without effort. */
const readAs: Readonly<Record<string, string>> = { cs: 'sk' };

/**
 * The language in which a visitor should be asked whether to read on in it (rule 96): the first of the offered ones that his browser
 * prefers, unless the page is in it.
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
