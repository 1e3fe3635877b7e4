/** @jest-environment jsdom */
import { browserPageLifecycle } from '../../../src/services/browser/pageLifecycle';

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => jest.restoreAllMocks());

describe("the page's pageState", () => {
  it('is told at once and on every change, until nobody listens', () => {
    const told: string[] = [];
    const stop = browserPageLifecycle.subscribeToPageState((pageState) => told.push(pageState));
    setVisibility('hidden');
    window.dispatchEvent(new Event('pagehide'));
    setVisibility('visible');
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toEqual(['visible', 'hidden', 'left', 'visible', 'visible']);
    stop();
    setVisibility('hidden');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toHaveLength(5);
  });
});

describe("the device's network", () => {
  it('is told at once and on every change, until nobody listens', () => {
    const told: boolean[] = [];
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const stop = browserPageLifecycle.subscribeToNetwork((isOnline) => told.push(isOnline));
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(told).toEqual([true, false, true]);
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(told).toHaveLength(3);
  });
});
