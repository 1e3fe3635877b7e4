import type { Page, WebSocket } from 'playwright-core';
import { eventually } from '../support/eventually';
import { readRow, waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** Acts as the browser does when the tab is hidden behind another one or comes back. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

describe('a hidden page', () => {
  it('gives its connection back after 60 s, and is fresh within a second when it is shown again', async () => {
    const context = await world().openContext();
    const page = await context.newPage();
    await page.clock.install();
    const sockets: WebSocket[] = [];
    page.on('websocket', (socket) => sockets.push(socket));
    await page.goto('/');
    await waitUntilLive(page, world().backend);
    expect(sockets.map((socket) => socket.isClosed())).toEqual([false]);

    await setVisibility(page, 'hidden');
    await page.clock.fastForward(59_000);
    expect(sockets[0]?.isClosed()).toBe(false);
    await page.clock.fastForward(1_000);
    await eventually(() => expect(sockets[0]?.isClosed()).toBe(true));
    expect(await page.locator('.freshness').innerText()).toMatch(/^Pripája sa… Kurzy k\u00a0.*\.$/);

    world().backend.write('/currencies/usd/buy', 1.5);
    await setVisibility(page, 'visible');
    const shownAt = Date.now();
    await eventually(async () => expect((await readRow(page, 'USD'))?.[2]).toBe('1,500'));
    expect(Date.now() - shownAt).toBeLessThan(1_000);
    await page.getByText('Spojené').waitFor();
    expect(sockets).toHaveLength(2);
  });
});

describe('a connection that is dead without knowing', () => {
  it('marks the rates within 35 s', async () => {
    const context = await world().openContext();
    const page = await context.newPage();
    let isStalled = false;
    await page.routeWebSocket(/\/\.ws/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => !isStalled && server.send(message));
      server.onMessage((message) => !isStalled && socket.send(message));
    });
    await page.clock.install();
    await page.goto('/');
    await waitUntilLive(page, world().backend);
    isStalled = true;
    await page.clock.runFor(35_000);
    await page.getByText('Offline').waitFor();
    isStalled = false;
    await page.clock.runFor(5_000);
    await page.getByText('Spojené').waitFor();
  });
});
