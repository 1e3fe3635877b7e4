/** Stored moments before and after the `updated` of `buildRecord`. */
export const moments = { earlier: '2026-04-13T15:59:59', later: '2026-04-13T16:00:01', muchLater: '2026-05-01T08:00:00' };
