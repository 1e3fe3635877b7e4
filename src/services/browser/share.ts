import type { Share } from '../../ports/share';

/** Shares this window's address: where the device has no menu for that, it is copied. */
export const shareAddress: Share = async (title) => {
  const { href } = window.location;
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
