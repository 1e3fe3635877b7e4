import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/** Copies files into the build under their own names, because they are expected at a fixed address. */
export class PublicFilesPlugin {
  constructor(
    private readonly directory: string,
    private readonly files: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const { name } = PublicFilesPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        for (const file of this.files) {
          compilation.emitAsset(file, new webpack.sources.RawSource(await readFile(path.join(this.directory, file))));
        }
      });
    });
  }
}
