/**
 * Prints how the process's own time zone (TZ) sees the given instants and stored times, as JSON: a zone can be set for a
 * whole process only. Standard input: { "instants": number[], "stored": string[] }.
 */
import { readFileSync } from 'node:fs';
import { formatStoredTimestamp, parseStoredTimestamp, toStoredTimestamp } from '../../src/domain/time/timestamps';

interface Times {
  readonly instants: readonly number[];
  readonly stored: readonly string[];
}

const { instants, stored } = JSON.parse(readFileSync(0, 'utf8')) as Times;
console.log(
  JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    stored: instants.map(toStoredTimestamp),
    shown: stored.map((text) => formatStoredTimestamp(parseStoredTimestamp(text) ?? NaN, 'plus-two-hours', 'Europe/Bratislava')),
    shownInOfficeTime: stored.map((text) =>
      formatStoredTimestamp(parseStoredTimestamp(text) ?? NaN, 'office-time', 'Europe/Bratislava'),
    ),
  }),
);
