import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface Network {
  readonly roundTripMs: number;
  readonly downMbit: number;
  readonly upMbit: number;
}

/** A phone on a slow mobile network, as Lighthouse simulates it. */
export const phone = { roundTripMs: 150, downMbit: 1.6, upMbit: 0.75, cpuSlowdown: 4 } as const satisfies Network & {
  cpuSlowdown: number;
};

/** A 3G network at the edge of its range, as browsers' developer tools simulate it. */
export const slow3G: Network = { roundTripMs: 400, downMbit: 0.4, upMbit: 0.4 };

export const PHONE_SCREEN: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const bytesPerSecond = (megabits: number): number => (megabits * 1_000_000) / 8;

/** Slows down a page's network; the browser doesn't delay frames of web sockets. */
export async function slowNetwork(session: CDPSession, { roundTripMs, downMbit, upMbit }: Network = phone): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond(downMbit),
    uploadThroughput: bytesPerSecond(upMbit),
  });
}

export async function slowCpu(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
}

export function openSession(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}
