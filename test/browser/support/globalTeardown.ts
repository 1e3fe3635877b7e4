import { rm } from 'node:fs/promises';
import { builtSiteDirectory } from '../../support/siteCopy';

export default async function removeTestSite(): Promise<void> {
  await rm(builtSiteDirectory, { recursive: true, force: true });
}
