import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../build/listFiles';
import { builtLanguages } from '../build/pages';
import type { Language } from '../src/site/languages';

/** The folder of the files in a build whose names change with their content. */
const ASSETS = 'assets';

/** The facts about a build that its headers depend on. */
export interface BuildFacts {
  /** The hashes of the inline styles in its pages, in the form that a Content-Security-Policy uses. */
  readonly styleHashes: readonly string[];
  /** The addresses of the files whose content never changes. */
  readonly assets: readonly string[];
  /** The languages of its pages. */
  readonly languages: readonly Language[];
}

/** Reads a build's folder; rejects when it doesn't exist. */
export async function readBuildFacts(directory: string): Promise<BuildFacts> {
  const names = listFiles(directory);
  const pages = await Promise.all(
    names.filter((name) => name.endsWith('.html')).map((name) => readFile(path.join(directory, name), 'utf8')),
  );
  return {
    styleHashes: [...new Set(pages.flatMap(inlineStylesOf).map(hashOf))],
    languages: builtLanguages(names),
    assets: names.filter((name) => name.startsWith(`${ASSETS}/`)).map((name) => `/${name}`),
  };
}

function inlineStylesOf(html: string): readonly string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
}

function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
