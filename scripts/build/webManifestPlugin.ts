import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import webpack from 'webpack';
import type { Office } from '../../src/config/office';

export interface WebManifestOptions {
  readonly office: Pick<Office, 'brand'>;
  readonly description: string;
  readonly iconDirectory: string;
}

/** Where the page's template finds it. */
const MANIFEST_FILE = 'manifest.webmanifest';

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Lets visitors install the site. */
export class WebManifestPlugin {
  constructor(private readonly options: WebManifestOptions) {}

  apply(compiler: Compiler): void {
    const { name } = WebManifestPlugin;
    const { office, description, iconDirectory } = this.options;
    const manifest = {
      lang: 'sk',
      name: office.brand,
      short_name: office.brand,
      description,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#faf6ed',
      theme_color: '#faf6ed',
      icons: icons.map(({ file, ...icon }) => ({ src: `/icons/${file}`, type: 'image/png', ...icon })),
    };
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        compilation.emitAsset(MANIFEST_FILE, new webpack.sources.RawSource(JSON.stringify(manifest)));
        for (const { file } of icons) {
          compilation.emitAsset(`icons/${file}`, new webpack.sources.RawSource(await readFile(path.join(iconDirectory, file))));
        }
      });
    });
  }
}
