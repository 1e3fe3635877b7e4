import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Compiler } from 'webpack';

const STYLE_SOURCES = /style-src 'self'(?: 'sha256-[^']+')*/g;

/** Lets the pages' inline styles, and no others, through the policy that the site is served with. */
export class StylePolicyPlugin {
  constructor(private readonly hostingFile: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.emit.tapPromise(StylePolicyPlugin.name, async (compilation) => {
      const pages = compilation.getAssets().filter(({ name }) => name.endsWith('.html'));
      await this.allow(new Set(pages.flatMap(({ source }) => inlineStylesOf(source.source().toString()))));
    });
  }

  private async allow(styles: ReadonlySet<string>): Promise<void> {
    const hashes = [...styles].map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const hosting = await readFile(this.hostingFile, 'utf8');
    const updated = hosting.replace(STYLE_SOURCES, () => `style-src 'self'${hashes.join('')}`);
    // Written only when the styles have changed, so that the file follows them in the same commit.
    if (updated !== hosting) {
      await writeFile(this.hostingFile, updated);
    }
  }
}

function inlineStylesOf(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
}
