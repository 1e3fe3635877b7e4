import type { Environment } from '../src/services/firebase/environment';
import { AUTH_HOSTS, MEASUREMENT_HOSTS, MEASUREMENT_SCRIPT_HOST } from '../src/site/foreignHosts';
import { MAP_ORIGIN } from '../src/site/officeMap';

type Directives = Readonly<Record<string, readonly string[]>>;

const authSources = AUTH_HOSTS.map(addressOf);
const measurementScripts = [addressOf(MEASUREMENT_SCRIPT_HOST)];
const measurementSources = MEASUREMENT_HOSTS.map(addressOf);

const anyDatabase = [
  'https://*.firebasedatabase.app',
  'wss://*.firebasedatabase.app',
  'https://*.firebaseio.com',
  'wss://*.firebaseio.com',
];

/**
 * The site's Content-Security-Policy for one environment, or for any Firebase project when it is null. The only inline
 * styles that it allows are the ones with the given hashes, which the build writes into its pages.
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
    'connect-src': ["'self'", ...backendSources(environment), ...(measures ? measurementSources : [])],
    'frame-src': [MAP_ORIGIN],
    'base-uri': ["'none'"],
    // Scripts handle every form on the site; a form that no script handles must not send a password anywhere.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function backendSources(environment: Environment | null): readonly string[] {
  if (environment === null) {
    return [...anyDatabase, ...authSources];
  }
  const { firebase, localBackend } = environment;
  const { protocol, host } = new URL(firebase.databaseURL);
  if (localBackend) {
    return [`${protocol}//${host}`, `ws://${host}`, `http://127.0.0.1:${localBackend.authPort}`];
  }
  // The server's first answer over the socket names another host of the same region, which the SDK uses from then on.
  const [, ...region] = host.split('.');
  return [`https://${host}`, `wss://*.${region.join('.')}`, ...authSources];
}

function addressOf(host: string): string {
  return `https://${host}`;
}
