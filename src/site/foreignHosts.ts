/** Hosts of others that the site talks to besides its database: the policy for content allows them, the page about personal data names them. */

/** Google's hosts that signing in and renewing a session talk to; visitors never do. */
export const AUTH_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'] as const;

/** Where the scripts of Analytics come from; only of a site that has a measurement id. */
export const MEASUREMENT_SCRIPT_HOST = 'www.googletagmanager.com';

/** What Analytics and Performance talk to; only of a site that has a measurement id. */
export const MEASUREMENT_HOSTS = [
  'firebase.googleapis.com',
  'firebaseinstallations.googleapis.com',
  'firebaselogging-pa.googleapis.com',
  'firebaseremoteconfig.googleapis.com',
  '*.google-analytics.com',
  '*.analytics.google.com',
  '*.googletagmanager.com',
] as const;
