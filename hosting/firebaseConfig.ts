import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../src/services/firebase/environment';
import type { Language } from '../src/site/languages';
import { DEFAULT_LANGUAGE } from '../src/site/languages';
import { homePathOf } from '../src/site/paths';
import { belowHomeOf, shellOf } from '../build/pages';
import { currenciesAddress } from '../src/services/firebase/addresses';
import { readBuiltFiles } from './builtFiles';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** firebase.json as far as it matters here. */
export interface FirebaseConfig {
  readonly hosting: Hosting;
  readonly [service: string]: unknown;
}

// Its lists are not readonly because superstatic's types are not.
interface Hosting {
  readonly headers: HeaderRule[];
  readonly rewrites: RewriteRule[];
  readonly [setting: string]: unknown;
}

interface RewriteRule {
  readonly source: string;
  readonly destination: string;
}

interface HeaderRule {
  readonly source: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

export const CONFIG_FILE = 'firebase.json';
const POLICY_HEADER = 'Content-Security-Policy';

/**
 * firebase.json completed for a build and the environment that it was made for: with the policy, the files that browsers
 * may keep, and the database that is asked for with the home page. Only what this gives is served or deployed.
 */
export async function readFirebaseConfig(environment: Environment | null, directory: string): Promise<FirebaseConfig> {
  const { hosting, ...services } = JSON.parse(await readFile(path.join(__dirname, '..', CONFIG_FILE), 'utf8')) as FirebaseConfig;
  // `predeploy` refuses to deploy the file as it is, so the completed one leaves it out.
  const { predeploy: _, ...settings } = hosting;
  const { styleHashes, assets, languages } = await readBuiltFiles(directory);
  const headers = [
    ...withPolicy(hosting.headers, contentSecurityPolicy(environment, styleHashes)),
    ...assets.map(keptForEver),
    ...(environment ? languages.map((language) => ratesPreload(environment, language)) : []),
  ];
  // The first rule that fits counts, and that of the default language's shell fits every page's address.
  const rewrites = [...languages.filter((language) => language !== DEFAULT_LANGUAGE).map(toShell), ...hosting.rewrites];
  return { ...services, hosting: { ...settings, headers, rewrites } };
}

/**
 * A rule for each file, and none for the folder: the answer that a file is missing must not be kept, because a browser
 * with an earlier version of the page may ask for it again.
 */
function keptForEver(address: string): HeaderRule {
  return { source: address, headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] };
}

/** Has every address below a language's home page answered by that language's shell. */
function toShell(language: Language): RewriteRule {
  return { source: belowHomeOf(language), destination: `/${shellOf(language)}` };
}

/** Has the browser ask for the rates when a home page's headers are there, before the page itself is. */
function ratesPreload({ firebase }: Environment, language: Language): HeaderRule {
  const address = currenciesAddress(firebase.databaseURL).href;
  return { source: homePathOf(language), headers: [{ key: 'Link', value: `<${address}>; rel=preload; as=fetch; crossorigin` }] };
}

function withPolicy(rules: readonly HeaderRule[], policy: string): HeaderRule[] {
  if (!rules.some(({ headers }) => headers.some(({ key }) => key === POLICY_HEADER))) {
    throw new Error(`${CONFIG_FILE} sends no ${POLICY_HEADER}.`);
  }
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({ key, value: key === POLICY_HEADER ? policy : value })),
  }));
}
