import type { Share } from '../../ports/share';
import { addressWith } from './address';

/**
 * Shares this window's address with the given parameters, or copies it if the device has no menu for sharing or refuses to open
 * it.
 */
export const shareAddress: Share = async (title, parameters) => {
  const { href } = addressWith(parameters);
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: href });
      return 'handedOver';
    } catch (error) {
      // A visitor who closes the menu has made their choice.
      if (error instanceof DOMException && error.name === 'AbortError') {
        return 'handedOver';
      }
    }
  }
  try {
    await navigator.clipboard.writeText(href);
    return 'copied';
  } catch {
    return 'refused';
  }
};
