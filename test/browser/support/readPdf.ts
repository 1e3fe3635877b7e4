import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { spawnTypescript } from '../../support/typescriptProcess';

/** A piece of text on a page; positions in points from the page's left and bottom edges. */
export interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly height: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

/** Prints the page on A4, and returns the texts of each printed page. */
export async function printToPdf(page: Page): Promise<readonly PdfPage[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zmenaren-pdf-'));
  try {
    const file = path.join(folder, 'print-out.pdf');
    await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true });
    const reader = spawnTypescript(path.join(__dirname, 'pdfToJson.ts'), file);
    const [output] = await Promise.all([text(reader.stdout), once(reader, 'close')]);
    return JSON.parse(output) as readonly PdfPage[];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The lines of a page from top to bottom; each joins the texts on one baseline, from left to right. */
export function linesOf({ texts }: PdfPage): readonly string[] {
  const lines = new Map<number, PdfText[]>();
  for (const piece of texts) {
    const baseline = [...lines.keys()].find((known) => Math.abs(known - piece.baseline) < 1) ?? piece.baseline;
    lines.set(baseline, [...(lines.get(baseline) ?? []), piece]);
  }
  return [...lines]
    .sort(([one], [other]) => other - one)
    .map(([, pieces]) =>
      pieces
        .sort((one, other) => one.left - other.left)
        .map((piece) => piece.text.trim())
        .join(' ')
        .replace(/\s+/g, ' '),
    );
}

/** The texts that go beyond their page's edges. */
export function cutTextsOf({ width, height, texts }: PdfPage): readonly string[] {
  return texts
    .filter((piece) => piece.left < 0 || piece.right > width || piece.baseline < 0 || piece.baseline + piece.height > height)
    .map((piece) => piece.text);
}
