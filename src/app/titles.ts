import { DEFAULT_LANGUAGE } from '../site/languages';
import { legalPageAt, pageAt } from '../site/paths';
import { fill } from '../site/pattern';
import type { Site } from '../site/site';

/** The document's title on a route. */
export function titleOf(path: string, { language, words, office }: Pick<Site, 'language' | 'words' | 'office'>): string {
  const { brand } = office;
  const legalPage = legalPageAt(path, language);
  if (legalPage !== null) {
    return fill(words.titles.legal, { page: words.legal.pages[legalPage], brand });
  }
  const page = pageAt(path);
  // The staff's pages exist only at the default language's addresses.
  const isHere = page === 'home' || language === DEFAULT_LANGUAGE;
  return fill(words.titles[(isHere && page) || 'notFound'], { brand });
}
