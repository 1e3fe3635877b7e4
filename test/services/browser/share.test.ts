/** @jest-environment jsdom */
import { shareAddress } from '../../../src/services/browser/share';

const parameters = { from: 'EUR', amount: '100', receive: null };
const shared = 'http://localhost/en?utm=x&from=EUR&amount=100#calculator';

// The window's address may be older than what is shared.
beforeEach(() => window.history.replaceState(null, '', '/en?utm=x&from=EUR&receive=50#calculator'));

const give = (means: object): void => void Object.assign(navigator, means);

afterEach(() => {
  delete (navigator as Partial<Navigator>).share;
});

describe('sharing the address', () => {
  it("is the device's own where it has means for it", async () => {
    const share = jest.fn(() => Promise.resolve());
    give({ share });
    expect(await shareAddress('Kalkulačka', parameters)).toBe('handedOver');
    expect(share).toHaveBeenCalledWith({ title: 'Kalkulačka', url: shared });
  });

  it('is over when the visitor closes the menu', async () => {
    give({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
    expect(await shareAddress('', parameters)).toBe('handedOver');
  });

  it('copies it where the menu is refused', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    give({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), clipboard: { writeText } });
    expect(await shareAddress('', parameters)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(shared);
  });

  it('copies it elsewhere, and says so when it could not', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    give({ clipboard: { writeText } });
    expect(await shareAddress('', parameters)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(shared);
    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    expect(await shareAddress('', parameters)).toBe('refused');
  });
});
