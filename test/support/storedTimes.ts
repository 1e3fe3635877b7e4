/**
 * Prints, as JSON, how the process's time zone (TZ) sees the given moments and stored times. It is a separate program,
 * because a time zone can only be set for a whole process. Standard input: { "moments": number[], "stored": string[] }.
 */
import { readFileSync } from 'node:fs';
import type { UpdatedTimeDisplay } from '../../src/domain/time/timestamps';
import { parseStoredTimestamp, toStoredTimestamp } from '../../src/domain/time/timestamps';
import { formatStoredTime } from '../../src/site/format';
import { sk } from '../../src/site/words/sk';

interface Times {
  readonly moments: readonly number[];
  readonly stored: readonly string[];
}

function show(text: string, updatedTimeDisplay: UpdatedTimeDisplay): string {
  const clock = { updatedTimeDisplay, timeZone: 'Europe/Bratislava' };
  return formatStoredTime(parseStoredTimestamp(text) ?? NaN, sk.formats, clock);
}

const { moments, stored } = JSON.parse(readFileSync(0, 'utf8')) as Times;
console.log(
  JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    stored: moments.map(toStoredTimestamp),
    shown: stored.map((text) => show(text, 'plus-two-hours')),
    shownInOfficeTime: stored.map((text) => show(text, 'office-time')),
  }),
);
