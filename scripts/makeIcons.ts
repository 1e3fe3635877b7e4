/** Draws the icons of the installed site from the office's mark; run it again after changing the mark. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../test/browser/support/browser';

const directory = path.resolve('public/icons');

/** Launchers crop a maskable icon to a shape of their own: everything important has to be in the middle four fifths. */
const icons = [
  { file: 'icon-192.png', size: 192, markShare: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, markShare: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, markShare: 0.72, ground: '#1a4a40' },
];

async function makeIcons(): Promise<void> {
  const mark = (await readFile(path.join(directory, 'icon.svg'))).toString('base64');
  const browser = await launchBrowser();
  try {
    for (const { file, size, markShare, ground } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
           <img width="${size * markShare}" src="data:image/svg+xml;base64,${mark}">
         </body>`,
      );
      await writeFile(path.join(directory, file), await page.screenshot({ omitBackground: true }));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

void makeIcons();
