import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler, Configuration, WebpackError } from 'webpack';
import { LEGAL_CHUNK, localeChunkOf } from './chunks';
import type { BuiltPage } from './pages';
import { BOARD_PAGE } from './pages';
import { buildRenderer } from './renderer';

/** The scripts that the first script loads in every language; each is an entry of its own. */
const LATER_SCRIPTS = ['answer', 'application'] as const;

const ROOT = '<div id="root"></div>';

export interface FirstPaintOptions {
  readonly pages: readonly BuiltPage[];
  /** The bundle of the prerender's composition root; null leaves the pages empty. */
  readonly renderer: Configuration | null;
  /** Whether the styles are inlined into the pages; otherwise they are files. */
  readonly inlineStyles: boolean;
}

type TagGroups = Parameters<Parameters<HtmlWebpackPlugin.Hooks['alterAssetTagGroups']['tapPromise']>[1]>[0];
type Tag = TagGroups['headTags'][number];

/** Completes the pages: inlines their styles and prerenders the visitors' pages. */
export class FirstPaintPlugin {
  constructor(private readonly options: FirstPaintOptions) {}

  apply(compiler: Compiler): void {
    const { name } = FirstPaintPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { renderer, inlineStyles: isInline } = this.options;
      // Told once, however many pages wait for it, and also when none does because the build fails elsewhere.
      const built =
        renderer && buildRenderer(renderer).catch((error: unknown) => void compilation.errors.push(error as WebpackError));
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      hooks.alterAssetTagGroups.tap(name, (groups) => {
        const page = this.pageOf(groups.outputName);
        return page
          ? {
              ...groups,
              headTags: [
                ...LATER_SCRIPTS.map((script) => addressTag(script, script, compilation)),
                addressTag('locale', localeChunkOf(page.language), compilation),
                ...[...groups.headTags, ...earlyScripts(page, compilation), ...laterStyles(page, compilation)].map((tag) =>
                  isInline ? inlineStyles(tag, compilation) : tag,
                ),
              ],
            }
          : groups;
      });
      hooks.beforeEmit.tapPromise(name, async (html) => {
        const { page, language } = this.pageOf(html.outputName) ?? { page: null };
        const renders = page === null ? null : await built;
        return page !== null && renders ? { ...html, html: prerender(html.html, renders.renderPage(page, language)) } : html;
      });
    });
  }

  /** Undefined for the window board's page, which is not changed. */
  private pageOf(outputName: string): BuiltPage | undefined {
    const page = this.options.pages.find(({ file }) => file === outputName);
    if (page === undefined && outputName !== BOARD_PAGE) {
      throw new Error(`No page is built as ${outputName}.`);
    }
    return page;
  }
}

function prerender(html: string, markup: string): string {
  if (!html.includes(ROOT)) {
    throw new Error(`The page's template has no ${ROOT}.`);
  }
  // The replacement is a function, because the markup may contain `$&`.
  return html.replace(ROOT, () => ROOT.replace('><', () => `>${markup}<`));
}

/**
 * The script that answers the calculator is needed as soon as the rates are; if the first script asked for it, it would
 * come a round trip later.
 */
function earlyScripts({ page }: BuiltPage, compilation: Compilation): readonly Tag[] {
  return page === 'home'
    ? [HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'modulepreload', href: addressOf('answer', compilation) })]
    : [];
}

/** Styles that normally come with the page's chunk but have to come with the page itself when it is opened first. */
function laterStyles({ page }: BuiltPage, compilation: Compilation): readonly Tag[] {
  if (page === null || page === 'home') {
    return [];
  }
  return [...(compilation.namedChunks.get(LEGAL_CHUNK)?.files ?? [])]
    .filter((file) => file.endsWith('.css'))
    .map((file) => HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'stylesheet', href: `/${file}` }));
}

/** A separate file of styles would cost another round trip before the first paint. */
function inlineStyles(tag: Tag, compilation: Compilation): Tag {
  const address = tag.attributes['href'];
  if (tag.tagName !== 'link' || tag.attributes['rel'] !== 'stylesheet' || typeof address !== 'string') {
    return tag;
  }
  const styles = compilation.getAsset(address.slice(1))?.source.source().toString();
  if (styles === undefined) {
    throw new Error(`The build has no ${address}.`);
  }
  return HtmlWebpackPlugin.createHtmlTagObject('style', undefined, styles);
}

/** Tells the first script the address of another script, under the name that the first script uses. */
function addressTag(name: string, entry: string, compilation: Compilation): Tag {
  return HtmlWebpackPlugin.createHtmlTagObject('meta', { name, content: addressOf(entry, compilation) });
}

function addressOf(entry: string, compilation: Compilation): string {
  const [file] = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  if (file === undefined) {
    throw new Error(`The build has no entry "${entry}".`);
  }
  return `/${file}`;
}
