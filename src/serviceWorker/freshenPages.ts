import type { WorkboxPlugin } from 'workbox-core/types';

/** The page has just been downloaded, so asking whether it has changed is enough. No other file ever changes. */
export const freshenPages: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request),
};
