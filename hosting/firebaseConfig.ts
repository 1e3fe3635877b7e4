import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../src/services/firebase/environment';
import type { Language } from '../src/site/languages';
import { DEFAULT_LANGUAGE } from '../src/site/languages';
import { homePathOf } from '../src/site/paths';
import { belowHomeOf, shellOf } from '../build/pages';
import { currenciesAddress } from '../src/services/firebase/addresses';
import { readBuildFacts } from './buildFacts';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** The parts of firebase.json that matter here. */
export interface FirebaseConfig {
  readonly hosting: Hosting;
  readonly [service: string]: unknown;
}

// The lists are not readonly because superstatic's types are not.
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
 * firebase.json completed for a build and its environment: with the Content-Security-Policy, the files that browsers
 * may keep, and the preload of the rates with the home page. Only this completed configuration is served or deployed.
 */
export async function readFirebaseConfig(environment: Environment | null, directory: string): Promise<FirebaseConfig> {
  const { hosting, ...services } = JSON.parse(await readFile(path.join(__dirname, '..', CONFIG_FILE), 'utf8')) as FirebaseConfig;
  // `predeploy` refuses to deploy the incomplete file, so the completed configuration leaves it out.
  const { predeploy: _, ...settings } = hosting;
  const { styleHashes, assets, languages } = await readBuildFacts(directory);
  const headers = [
    ...withPolicy(hosting.headers, contentSecurityPolicy(environment, styleHashes)),
    ...assets.map(keptForEver),
    ...(environment ? languages.map((language) => ratesPreload(environment, language)) : []),
  ];
  // The first matching rule wins, and the rule of the default language's shell matches every address.
  const rewrites = [...languages.filter((language) => language !== DEFAULT_LANGUAGE).map(toShell), ...hosting.rewrites];
  return { ...services, hosting: { ...settings, headers, rewrites } };
}

/**
 * A rule for each file rather than for the folder: browsers must not keep the answer that a file is missing, because
 * one with an earlier version of the page may ask for the file again.
 */
function keptForEver(address: string): HeaderRule {
  return { source: address, headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] };
}

/** Serves a language's shell at every address below the language's home page. */
function toShell(language: Language): RewriteRule {
  return { source: belowHomeOf(language), destination: `/${shellOf(language)}` };
}

/** Makes the browser request the rates as soon as it has a home page's headers, before the page itself. */
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
