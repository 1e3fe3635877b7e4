import type { Environment } from '../src/services/firebase/environment';
import { MAP_ORIGIN } from '../src/site/officeMap';

type Directives = Readonly<Record<string, readonly string[]>>;

/** Google's addresses that signing in and renewing a session talk to. */
const authHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** What Analytics and Performance load and tell; needed only by a site that has a measurement id. */
const measurementScripts = ['https://www.googletagmanager.com'];
const measurementHosts = [
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://firebaselogging-pa.googleapis.com',
  'https://firebaseremoteconfig.googleapis.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const anyDatabase = [
  'https://*.firebasedatabase.app',
  'wss://*.firebasedatabase.app',
  'https://*.firebaseio.com',
  'wss://*.firebaseio.com',
];

/**
 * The site's Content-Security-Policy for one environment, or for any Firebase project when it is null. Of inline styles
 * only those of the given hashes are allowed: the ones that the build writes into its pages.
 */
export function contentSecurityPolicy(environment: Environment | null, styleHashes: readonly string[]): string {
  const measures = environment === null || environment.firebase.measurementId !== null;
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(measures ? measurementScripts : [])],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...backendSources(environment), ...(measures ? measurementHosts : [])],
    'frame-src': [MAP_ORIGIN],
    'base-uri': ["'none'"],
    // Scripts handle every form here; a form that they don't handle must not send a password anywhere.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function backendSources(environment: Environment | null): readonly string[] {
  if (environment === null) {
    return [...anyDatabase, ...authHosts];
  }
  const { firebase, localBackend } = environment;
  const { protocol, host } = new URL(firebase.databaseURL);
  if (localBackend) {
    return [`${protocol}//${host}`, `ws://${host}`, `http://127.0.0.1:${localBackend.authPort}`];
  }
  // The first answer over the socket names another host of the same region, which the SDK keeps to from then on.
  const [, ...region] = host.split('.');
  return [`https://${host}`, `wss://*.${region.join('.')}`, ...authHosts];
}
