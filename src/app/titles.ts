import { paths } from '../site/paths';
import { texts } from '../site/words/sk';

const titles = new Map<string, string>([
  [paths.home, texts.titles.home],
  [paths.rates, texts.titles.rates],
  [paths.signIn, texts.titles.signIn],
]);

/** The document's title on a route. */
export function titleOf(path: string): string {
  return titles.get(path) ?? texts.titles.notFound;
}
