import { constants } from 'node:zlib';

/**
 * How hard the site's files are compressed here. Firebase Hosting sends Brotli without saying at which quality; this is
 * the least that content networks use for files that they keep.
 */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
