/**
 * Writes the texts on the pages of a PDF file as JSON. It runs as a process of its own, because Jest can't import the PDF
 * library.
 */
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import type { PdfPage } from './readPdf';

async function readPages(file: string): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    pages.push({
      width,
      height,
      texts: items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') {
          return [];
        }
        const [, , , , left = 0, baseline = 0] = item.transform as number[];
        return [{ text: item.str, left, right: left + item.width, baseline, height: item.height }];
      }),
    });
  }
  return pages;
}

void readPages(process.argv[2] ?? '').then((pages) => process.stdout.write(JSON.stringify(pages)));
