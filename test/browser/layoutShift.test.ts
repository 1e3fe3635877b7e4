import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../local/http/server';
import { WHOLE_VISIT } from './support/contexts';
import { waitForRows, waitUntilLive } from './support/homePage';
import { readShifts, recordShifts, WHOLE_PAGE } from './support/layoutShifts';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** The time between two pieces of a page, in milliseconds. */
const PIECE = 150;
/** The number of elements that end in one piece. */
const ENDS = 6;

describe.each([320, 360, 768, 1280])('at %i px', (width) => {
  it('nothing moves on a first visit, nor on a second, nor when the rates are marked', async () => {
    const context = await world().openContext({ viewport: { width, height: WHOLE_PAGE }, ...WHOLE_VISIT });
    const page = await context.newPage();
    await recordShifts(page);
    for (const _visit of ['first', 'second']) {
      await page.goto('/');
      await waitForRows(page, 29);
      await waitUntilLive(page, world().backend);
      expect(await readShifts(page)).toEqual([]);
    }
    await context.setOffline(true);
    await page.getByText('Offline').waitFor();
    await page.waitForTimeout(100);
    expect(await readShifts(page)).toEqual([]);
  });

  it('nothing moves while the page comes in pieces', async () => {
    const server = await startServer(sendInPieces(await (await fetch(world().address)).text()), { port: 0, variable: 'PORT' });
    try {
      const page = await (await world().openContext({ viewport: { width, height: WHOLE_PAGE }, ...WHOLE_VISIT })).newPage();
      await recordShifts(page);
      await page.goto(`http://127.0.0.1:${server.port}/`);
      expect(await page.locator('#rates-table tbody tr').count()).toBe(29);
      expect(await readShifts(page)).toEqual([]);
      expect(await page.locator('caption').isVisible()).toBe(true);
      expect(await page.locator('footer').isVisible()).toBe(true);
    } finally {
      await server.stop();
    }
  });
});

describe.each([
  [360, 740],
  [1280, 800],
])('in a window of %i × %i', (width, height) => {
  it.each(['', '#calculator'])('the result of a shared link moves nothing in sight (%s)', async (anchor) => {
    // Without a sliding scroll: Chromium can count words that change while the page slides to the anchor as moved.
    const context = await world().openContext({ viewport: { width, height }, ...WHOLE_VISIT, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await recordShifts(page);
    await page.goto(`/?to=CZK&amount=50${anchor}`);
    await page.getByRole('button', { name: 'Poslať výpočet' }).waitFor();
    await page.waitForTimeout(100);
    expect(await readShifts(page)).toEqual([]);
  });
});

/** Sends the page a few elements at a time, with a pause that is long enough to paint each piece. */
function sendInPieces(html: string): RequestListener {
  const elements = html.split(/(?<=<\/(?:a|button|div|h1|h2|h3|label|li|option|p|section|td|th|tr)>)/);
  const pieces = Array.from({ length: Math.ceil(elements.length / ENDS) }, (_, index) =>
    elements.slice(index * ENDS, (index + 1) * ENDS).join(''),
  );
  return ({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    void (async () => {
      for (const piece of pieces) {
        response.write(piece);
        await pause(PIECE);
      }
      response.end();
    })();
  };
}
