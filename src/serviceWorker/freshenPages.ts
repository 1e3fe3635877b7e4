import type { WorkboxPlugin } from 'workbox-core/types';

/**
 * Replaces a complete download of a page by a request that only asks whether it has changed, because the page has just
 * been downloaded. Other files never change.
 */
export const freshenPages: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request),
};
