import type { Compiler } from 'webpack';
import webpack from 'webpack';
import type { Language } from '../src/site/languages';
import { inLanguage } from '../src/site/languages';
import type { Office } from '../src/site/office';
import { homePathOf } from '../src/site/paths';

export interface WebManifestOptions {
  readonly language: Language;
  readonly office: Pick<Office, 'brand'>;
  readonly description: string;
}

/** The file of a language's web manifest. */
export function manifestOf(language: Language): string {
  return inLanguage('manifest.webmanifest', language);
}

const manifestIcons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** The files of the icons that the manifest lists. */
export const iconFiles = manifestIcons.map(({ file }) => `icons/${file}`);

/** Adds the web manifests, with which visitors can install the site. */
export class WebManifestPlugin {
  constructor(private readonly options: WebManifestOptions) {}

  apply(compiler: Compiler): void {
    const { name } = WebManifestPlugin;
    const { language, office, description } = this.options;
    const manifest = {
      lang: language,
      name: office.brand,
      short_name: office.brand,
      description,
      start_url: homePathOf(language),
      scope: '/',
      display: 'standalone',
      background_color: '#faf6ed',
      theme_color: '#faf6ed',
      icons: manifestIcons.map(({ file, ...icon }) => ({ src: `/icons/${file}`, type: 'image/png', ...icon })),
    };
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        compilation.emitAsset(manifestOf(language), new webpack.sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
