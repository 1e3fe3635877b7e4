/** @jest-environment jsdom */
import { keepScreenOn } from '../../../src/services/browser/wakeLock';

afterEach(() => {
  delete (navigator as { wakeLock?: unknown }).wakeLock;
});

describe('the screen of the window board', () => {
  it('is asked to stay on again whenever the browser lets it go', async () => {
    const locks: EventTarget[] = [];
    const request = jest.fn(() => {
      const lock = new EventTarget();
      locks.push(lock);
      return Promise.resolve(lock);
    });
    Object.assign(navigator, { wakeLock: { request } });
    keepScreenOn();
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(1);
    locks[0]?.dispatchEvent(new Event('release'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('may be refused', async () => {
    const request = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    Object.assign(navigator, { wakeLock: { request } });
    keepScreenOn();
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is left alone where the browser cannot keep it on', () => {
    expect(keepScreenOn).not.toThrow();
  });
});
