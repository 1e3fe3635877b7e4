import type { LocalBackend } from '../../local/backend';
import defaultSeed from '../../local/seed/defaultSeed.json';

/** Puts the list back as it was seeded, and forgets the archive: with it, the records would be ones restored from a backup. */
export function resetRates(backend: Pick<LocalBackend, 'write'>, currencies: object = defaultSeed.currencies): void {
  backend.write('/archive', null);
  backend.write('/currencies', currencies);
}
