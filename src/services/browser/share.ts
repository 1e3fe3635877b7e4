import type { Share } from '../../ports/share';
import { addressWith } from './address';

/** Shares this window's address with the given parameters: where the device has no menu for that, it is copied. */
export const shareAddress: Share = async (title, parameters) => {
  const { href } = addressWith(parameters);
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url: href });
      return 'handedOver';
    }
    await (navigator as Navigator).clipboard.writeText(href);
    return 'copied';
  } catch (error) {
    // Whoever closes the menu again has decided so.
    return error instanceof DOMException && error.name === 'AbortError' ? 'handedOver' : 'refused';
  }
};
