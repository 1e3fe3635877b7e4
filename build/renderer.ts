import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type * as prerender from '../src/prerender';

export type Renderer = typeof prerender;

/** Bundles the prerender's composition root for Node and loads it; rejects with webpack's errors. */
export async function buildRenderer(configuration: Configuration): Promise<Renderer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-renderer-'));
  try {
    const bundle = path.join(directory, 'renderer.cjs');
    await compile({
      ...configuration,
      // The bundle runs once, on this machine, and nobody downloads it.
      optimization: { minimize: false },
      output: { ...configuration.output, path: directory, filename: path.basename(bundle), library: { type: 'commonjs2' } },
    });
    return createRequire(__filename)(bundle) as Renderer;
  } finally {
    await rm(directory, { recursive: true });
  }
}

function compile(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close((closingFailure) => {
        const problem = failure ?? closingFailure;
        if (problem) {
          reject(problem);
        } else if (stats?.hasErrors()) {
          reject(new Error(stats.toString('errors-only')));
        } else {
          resolve();
        }
      });
    });
  });
}
