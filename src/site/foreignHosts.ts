/**
 * Third-party hosts that the site talks to, apart from its database. The Content-Security-Policy allows them, and the
 * page about personal data names them.
 */

/** Google's hosts for signing in and renewing a session; visitors never talk to them. */
export const AUTH_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'] as const;

/** The host of Analytics' scripts; used only with a measurement id. */
export const MEASUREMENT_SCRIPT_HOST = 'www.googletagmanager.com';

/** The hosts that Analytics and Performance talk to; used only with a measurement id. */
export const MEASUREMENT_HOSTS = [
  'firebase.googleapis.com',
  'firebaseinstallations.googleapis.com',
  'firebaselogging-pa.googleapis.com',
  'firebaseremoteconfig.googleapis.com',
  '*.google-analytics.com',
  '*.analytics.google.com',
  '*.googletagmanager.com',
] as const;
