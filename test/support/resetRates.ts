import type { LocalBackend } from '../../local/backend';
import defaultSeed from '../../local/seed/defaultSeed.json';

/** Resets the list to its seed and clears the archive; otherwise the records would count as restored from a backup. */
export function resetRates(backend: Pick<LocalBackend, 'write'>, currencies: object = defaultSeed.currencies): void {
  backend.write('/archive', null);
  backend.write('/currencies', currencies);
}
