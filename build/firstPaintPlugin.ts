import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler, Configuration } from 'webpack';
import { DEFAULT_LANGUAGE } from '../src/site/languages';
import { buildRenderer } from './renderer';

/** The prerendered home page. */
export const HOME_PAGE = 'index.html';
/** The shell of every other address. */
export const OTHER_PAGES = 'app.html';

/** What the first script asks for, each an entry of its own. */
const LATER_SCRIPTS = ['answer', 'application'] as const;

const ROOT = '<div id="root"></div>';

export interface FirstPaintOptions {
  /** Bundles the prerender's composition root; null leaves the home page empty. */
  readonly renderer: Configuration | null;
  /** Whether the styles stand in the pages; else they are files. */
  readonly inlineStyles: boolean;
}

type TagGroups = Parameters<Parameters<HtmlWebpackPlugin.Hooks['alterAssetTagGroups']['tapPromise']>[1]>[0];
type Tag = TagGroups['headTags'][number];

/** Makes the pages complete when they arrive: they hold their styles, and the home page is prerendered. */
export class FirstPaintPlugin {
  constructor(private readonly options: FirstPaintOptions) {}

  apply(compiler: Compiler): void {
    const { name } = FirstPaintPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      hooks.alterAssetTagGroups.tap(name, (groups) => ({
        ...groups,
        headTags: [
          ...LATER_SCRIPTS.map((name) => addressTag(name, compilation)),
          ...(this.options.inlineStyles ? groups.headTags.map((tag) => inlineStyles(tag, compilation)) : groups.headTags),
        ],
      }));
      hooks.beforeEmit.tapPromise(name, async (page) =>
        page.outputName === HOME_PAGE && this.options.renderer
          ? { ...page, html: await prerender(page.html, this.options.renderer) }
          : page,
      );
    });
  }
}

async function prerender(html: string, renderer: Configuration): Promise<string> {
  const { renderHomePage } = await buildRenderer(renderer);
  if (!html.includes(ROOT)) {
    throw new Error(`The page's template has no ${ROOT}.`);
  }
  // The replacements are functions, because the markup may hold `$&`.
  return html.replace(ROOT, () => ROOT.replace('><', () => `>${renderHomePage(DEFAULT_LANGUAGE)}<`));
}

/** A file of styles would cost another round trip before the first paint. */
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

/** Tells the first script where another one is. */
function addressTag(name: string, compilation: Compilation): Tag {
  const [file] = compilation.entrypoints.get(name)?.getFiles() ?? [];
  if (file === undefined) {
    throw new Error(`The build has no entry "${name}".`);
  }
  return HtmlWebpackPlugin.createHtmlTagObject('meta', { name, content: `/${file}` });
}
