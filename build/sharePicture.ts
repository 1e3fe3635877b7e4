import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { SHARE_PICTURE } from '../src/site/paths';

/** The colour of the hero's background (styles/settings/_colours.scss). */
const GROUND = '#0f2f29';
/** The coin's size as a share of the picture's height. */
const COIN_SHARE = 0.8;

let engine: Promise<void> | null = null;

/**
 * Draws the picture that is shown wherever a link to the site is shared: the hero's coin. It has no text and therefore
 * needs no font.
 */
export async function drawSharePicture(): Promise<Uint8Array> {
  engine ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) => initWasm(wasm));
  await engine;
  const coin = await readFile(path.join(__dirname, '..', 'public', 'images', 'coin.svg'), 'utf8');
  const { width, height } = SHARE_PICTURE;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${GROUND}"/>
    ${placed(coin, width / 2, height / 2, height * COIN_SHARE)}
  </svg>`;
  return new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Places a square drawing within another one: with this size, around this centre. */
function placed(svg: string, x: number, y: number, size: number): string {
  return svg.replace('<svg ', `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" `);
}
