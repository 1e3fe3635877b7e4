import type { Share } from '../../ports/share';
import { addressWith } from './address';

/** Shares this window's address with the given parameters, or copies it if the device has no menu for sharing. */
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
    // A visitor who closes the menu has made their choice.
    return error instanceof DOMException && error.name === 'AbortError' ? 'handedOver' : 'refused';
  }
};
