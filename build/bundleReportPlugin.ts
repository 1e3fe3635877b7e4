import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** What one build's chunks are made of. */
export interface BundleReport {
  readonly chunks: readonly ReportedChunk[];
}

export interface ReportedChunk {
  readonly id: string;
  readonly files: readonly string[];
  /** What loads this one: groups of chunks that are downloaded together; none for what the page itself loads. */
  readonly parents: readonly (readonly string[])[];
  readonly modules: readonly ReportedModule[];
}

/** A module by its path in the project, with its size before minification in bytes. */
export interface ReportedModule {
  readonly name: string;
  readonly size: number;
}

/** Where the report of a build lies: outside of its folder, which is published. */
function reportFileOf(buildDirectory: string): string {
  return path.resolve('reports', `bundle-${path.basename(buildDirectory)}.json`);
}

export function readBundleReport(buildDirectory: string): BundleReport {
  return JSON.parse(readFileSync(reportFileOf(buildDirectory), 'utf8')) as BundleReport;
}

/** Writes down what every chunk of a build holds, for the bundle's audit. */
export class BundleReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(BundleReportPlugin.name, ({ compilation }) => {
      const file = reportFileOf(compiler.outputPath);
      const report: BundleReport = { chunks: [...compilation.chunks].map((chunk) => reportChunk(chunk, compilation)) };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(report, null, 1));
    });
  }
}

function reportChunk(chunk: Chunk, { chunkGraph, compiler }: Compilation): ReportedChunk {
  const parentGroups = [...chunk.groupsIterable].flatMap((group) => group.getParents());
  return {
    id: String(chunk.id),
    files: [...chunk.files],
    parents: parentGroups.map((group) => group.chunks.map(({ id }) => String(id))),
    modules: [...chunkGraph.getChunkModulesIterable(chunk)]
      .flatMap(partsOf)
      .map((module) => ({ name: nameOf(module, compiler.context), size: module.size() })),
  };
}

// Webpack joins modules into one scope where it can; only the joined parts have names.
function partsOf(module: Module): readonly Module[] {
  return 'modules' in module ? (module.modules as readonly Module[]) : [module];
}

function nameOf(module: Module, context: string): string {
  const resource = module.nameForCondition();
  return resource === null ? module.identifier() : path.relative(context, resource).replaceAll(path.sep, '/');
}
