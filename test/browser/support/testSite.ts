import path from 'node:path';

/** Where the site under test is built and which ports it was built for; set once by globalSetup.ts. */
export interface TestSite {
  readonly directory: string;
  readonly sitePort: number;
  readonly databasePort: number;
  readonly authPort: number;
}

const VARIABLE = 'BROWSER_TEST_SITE';

export const TEST_SITE_DIRECTORY = path.resolve('dist-test');

export function publishTestSite(site: TestSite): void {
  process.env[VARIABLE] = JSON.stringify(site);
}

/** The site that globalSetup.ts built; throws when it has not run. */
export function readTestSite(): TestSite {
  const text = process.env[VARIABLE];
  if (text === undefined) {
    throw new Error('The site under test was not built: run the browser tests through Jest.');
  }
  return JSON.parse(text) as TestSite;
}
