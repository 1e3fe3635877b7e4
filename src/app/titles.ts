import { paths } from '../site/paths';
import { fill } from '../site/pattern';
import type { Site } from '../site/site';
import type { Words } from '../site/words/sk';

const titles = new Map<string, keyof Words['titles']>([
  [paths.home, 'home'],
  [paths.editor, 'editor'],
  [paths.signIn, 'signIn'],
]);

/** The document's title on a route. */
export function titleOf(path: string, { words, office }: Pick<Site, 'words' | 'office'>): string {
  return fill(words.titles[titles.get(path) ?? 'notFound'], { brand: office.brand });
}
