import type { NewVersion } from '../../../domain/archive/newVersion';
import { entryOf } from '../../../domain/archive/newVersion';
import { isQuoted } from '../../../domain/rates/currency';
import type { RatesWriter } from '../../../ports/ratesWriter';
import { ARCHIVE_PATH, CURRENCIES_PATH } from '../addresses';
import type { StaffRequests } from './staffRequests';
import { SERVER_TIME } from './staffRequests';

/**
 * Writes to '/currencies' over the database's REST interface. Unlike the SDK's update(), a request settles even without
 * a connection, shows nothing before the server has agreed, and is never sent later over newer changes of others. Each
 * currency's address is its acronym in lower case (rule 49).
 */
export function createRatesWriter({ update, userId }: StaffRequests): RatesWriter {
  return {
    write: (version, signal) => update(Object.fromEntries(updatesOf(version, userId())), signal),
    writeAll: (versions) =>
      update(Object.fromEntries(versions.filter(isQuoted).flatMap((version) => updatesOf(version, userId())))),
  };
}

// Each field has its own path, because writing a whole object would replace the record.
function updatesOf(version: NewVersion, userId: string | null): readonly (readonly [path: string, value: unknown])[] {
  const path = `${CURRENCIES_PATH}/${version.acronym.toLowerCase()}`;
  const entry = entryOf(version);
  const fields = version.change && Object.entries({ ...version.change, updated: version.updated });
  return [
    ...(fields?.map(([field, value]) => [`${path}/${field}`, value] as const) ?? [[path, null] as const]),
    [`${ARCHIVE_PATH}/${entry.key}`, { ...entry.fields, until: SERVER_TIME, by: userId }],
  ];
}
