import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../src/services/firebase/environment';
import { paths } from '../src/site/paths';
import { currenciesAddress } from '../src/services/firebase/currenciesAddress';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** firebase.json as far as it matters here. */
export interface FirebaseConfig {
  readonly hosting: Hosting;
  readonly [service: string]: unknown;
}

// Its lists are not readonly because superstatic's types are not.
interface Hosting {
  readonly headers: HeaderRule[];
  readonly [setting: string]: unknown;
}

interface HeaderRule {
  readonly source: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

export const CONFIG_FILE = 'firebase.json';
const POLICY_HEADER = 'Content-Security-Policy';

/**
 * firebase.json with the policy and the database of one environment. The file itself carries the policy of any Firebase
 * project, so that a deployment by hand works too; served and deployed are the hosts of the configured project alone.
 */
export async function readFirebaseConfig(environment: Environment | null): Promise<FirebaseConfig> {
  const config = JSON.parse(await readFile(path.join(__dirname, '..', CONFIG_FILE), 'utf8')) as FirebaseConfig;
  const headers = withPolicy(config.hosting.headers, environment);
  return { ...config, hosting: { ...config.hosting, headers: environment ? [...headers, ratesPreload(environment)] : headers } };
}

/** Has the browser ask for the rates when the home page's headers are there, before the page itself is. */
function ratesPreload({ firebase }: Environment): HeaderRule {
  const address = currenciesAddress(firebase.databaseURL).href;
  return { source: paths.home, headers: [{ key: 'Link', value: `<${address}>; rel=preload; as=fetch; crossorigin` }] };
}

function withPolicy(rules: readonly HeaderRule[], environment: Environment | null): HeaderRule[] {
  if (!rules.some(({ headers }) => headers.some(({ key }) => key === POLICY_HEADER))) {
    throw new Error(`${CONFIG_FILE} sends no ${POLICY_HEADER}.`);
  }
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === POLICY_HEADER ? contentSecurityPolicy(environment, styleHashesOf(value)) : value,
    })),
  }));
}

// The build writes them into the file.
function styleHashesOf(policy: string): readonly string[] {
  const sources = /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
  return sources.split(' ').filter((source) => source.startsWith("'sha256-"));
}
