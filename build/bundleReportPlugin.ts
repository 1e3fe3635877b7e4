import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** What the chunks of one build consist of. */
export interface BundleReport {
  readonly chunks: readonly ReportedChunk[];
}

export interface ReportedChunk {
  readonly id: string;
  readonly files: readonly string[];
  /** The groups of chunks that load this chunk, each group being downloaded together; none if the page itself loads it. */
  readonly parents: readonly (readonly string[])[];
  readonly modules: readonly ReportedModule[];
}

/** A module: its path in the project, and its size before minification in bytes. */
export interface ReportedModule {
  readonly name: string;
  readonly size: number;
}

/** The file of a build's report. It lies outside the build's folder, because that folder is published. */
function reportFileOf(buildDirectory: string): string {
  return path.resolve('reports', `bundle-${path.basename(buildDirectory)}.json`);
}

export function readBundleReport(buildDirectory: string): BundleReport {
  return JSON.parse(readFileSync(reportFileOf(buildDirectory), 'utf8')) as BundleReport;
}

/** Records what every chunk of a build contains, for the audit of the bundle. */
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

// Webpack concatenates modules where it can; only the original modules have names.
function partsOf(module: Module): readonly Module[] {
  return 'modules' in module ? (module.modules as readonly Module[]) : [module];
}

function nameOf(module: Module, context: string): string {
  const resource = module.nameForCondition();
  return resource === null ? module.identifier() : path.relative(context, resource).replaceAll(path.sep, '/');
}
