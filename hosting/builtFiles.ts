import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../build/listFiles';
import { builtLanguages } from '../build/pages';
import type { Language } from '../src/site/languages';

/** Where a build puts the files whose names change with their content. */
const ASSETS = 'assets';

/** What the headers of a build depend on. */
export interface BuiltFiles {
  /** The inline styles of its pages, as a Content-Security-Policy names them. */
  readonly styleHashes: readonly string[];
  /** The addresses of the files that never change. */
  readonly assets: readonly string[];
  /** The languages that it has pages in. */
  readonly languages: readonly Language[];
}

/** Reads a build's folder; rejects when there is none. */
export async function readBuiltFiles(directory: string): Promise<BuiltFiles> {
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
