import { rm } from 'node:fs/promises';
import { TEST_SITE_DIRECTORY } from './testSite';

export default async function removeTestSite(): Promise<void> {
  await rm(TEST_SITE_DIRECTORY, { recursive: true, force: true });
}
