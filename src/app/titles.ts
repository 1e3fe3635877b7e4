import { pageAt } from '../site/paths';
import { fill } from '../site/pattern';
import type { Site } from '../site/site';

/** The document's title on a route. */
export function titleOf(path: string, { words, office }: Pick<Site, 'words' | 'office'>): string {
  return fill(words.titles[pageAt(path) ?? 'notFound'], { brand: office.brand });
}
