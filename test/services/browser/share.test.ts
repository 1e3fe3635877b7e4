/** @jest-environment jsdom */
import { shareAddress } from '../../../src/services/browser/share';

const give = (means: object): void => void Object.assign(navigator, means);

afterEach(() => {
  delete (navigator as Partial<Navigator>).share;
});

describe('sharing the address', () => {
  it("is the device's own where it has means for it", async () => {
    const share = jest.fn(() => Promise.resolve());
    give({ share });
    expect(await shareAddress('Kalkulačka')).toBe('handedOver');
    expect(share).toHaveBeenCalledWith({ title: 'Kalkulačka', url: window.location.href });
  });

  it.each([
    ['handedOver', 'AbortError'],
    ['refused', 'NotAllowedError'],
  ])('is %s after %s', async (outcome, name) => {
    give({ share: () => Promise.reject(new DOMException('', name)) });
    expect(await shareAddress('')).toBe(outcome);
  });

  it('copies it elsewhere, and says so when it could not', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    give({ clipboard: { writeText } });
    expect(await shareAddress('')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    expect(await shareAddress('')).toBe('refused');
  });
});
