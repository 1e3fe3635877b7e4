import { constants } from 'node:zlib';

/**
 * How strongly files are compressed here. Firebase Hosting sends Brotli but doesn't document the quality; this is the
 * lowest that content delivery networks use for files that they store.
 */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
