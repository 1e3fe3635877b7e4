/**
 * `npm run budgets [-- FOLDER]`: weighs a build's files in the form in which they are sent, and fails when a budget is
 * exceeded.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../build/listFiles';
import { BROTLI_OPTIONS } from '../hosting/compression';
import { spend } from './budgets/budgets';
import type { WeighedFile } from './budgets/budgets';

const directory = path.resolve(process.argv[2] ?? 'dist');

const files = listFiles(directory).map((name): WeighedFile => ({ name, bytes: weigh(path.join(directory, name)) }));

for (const { budget, bytes } of spend(files)) {
  const isKept = bytes <= budget.limit;
  console.log(
    `${isKept ? 'kept     ' : 'OVERSPENT'} ${String(bytes).padStart(7)} of ${String(budget.limit).padStart(7)} B  ${budget.name}`,
  );
  if (!isKept) {
    process.exitCode = 1;
  }
}

function weigh(file: string): number {
  const content = readFileSync(file);
  return file.endsWith('.png') ? content.length : brotliCompressSync(content, BROTLI_OPTIONS).length;
}
