import type { Compiler } from 'webpack';
import webpack from 'webpack';
import type { Language } from '../src/site/languages';
import { DEFAULT_LANGUAGE } from '../src/site/languages';
import type { Office } from '../src/site/office';
import { addressOf, SHARE_PICTURE, visitorsPages } from '../src/site/paths';
import { drawSharePicture } from './sharePicture';

const SITEMAP = 'sitemap.xml';

/**
 * Adds the files for search engines and for sites that show links: the sitemap with the pages in every language, and a
 * picture.
 */
export class SearchPlugin {
  constructor(private readonly office: Pick<Office, 'website' | 'languages'>) {}

  apply(compiler: Compiler): void {
    const { name } = SearchPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        const emit = (file: string, content: string | Uint8Array): void =>
          compilation.emitAsset(
            file,
            new webpack.sources.RawSource(typeof content === 'string' ? content : Buffer.from(content)),
          );
        emit(SITEMAP, sitemapOf(this.office));
        emit('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${this.office.website}/${SITEMAP}\n`);
        emit(SHARE_PICTURE.path.slice(1), await drawSharePicture());
      });
    });
  }
}

/**
 * The sitemap: the visitors' pages, each with its translations. The translations are not in the pages, where every
 * visitor would download them.
 */
export function sitemapOf({ website, languages }: Pick<Office, 'website' | 'languages'>): string {
  const urls = visitorsPages.flatMap((page) => {
    const addressIn = (language: Language): string => website + addressOf(page, language);
    const alternates = languages.map((language) => alternate(language, addressIn(language)));
    const others = [...alternates, alternate('x-default', addressIn(DEFAULT_LANGUAGE))].join('');
    return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function alternate(language: Language | 'x-default', address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
