import type { CsvCell } from '../../domain/archive/csv';
import type { RateDifference } from '../../domain/archive/difference';
import { percentOf } from '../../domain/archive/difference';
import { toDecimalText } from '../../domain/money/decimal';
import { zonedIsoText } from '../../domain/time/zonedTime';
import type { StaffNames } from '../../ports/archive';
import type { StaffWords } from '../../site/words/staffWords';
import { nameOf } from '../changes/staffNames';

interface Surroundings {
  readonly names: StaffNames;
  readonly words: StaffWords['archive'];
  readonly timeZone: string;
}

/** Changes as a table for a spreadsheet, with a line of headings (rule 82). */
export function exportTable(
  differences: readonly RateDifference[],
  { names, words, timeZone }: Surroundings,
): readonly (readonly CsvCell[])[] {
  const rows = differences.map(({ until, by, acronym, before, after, save }): readonly CsvCell[] => [
    zonedIsoText(until, timeZone),
    new Date(until).toISOString(),
    nameOf(by, names) ?? words.unknownAccount,
    acronym,
    before === null ? words.exported.added : after === null ? words.exported.retired : words.exported.changed,
    numberCell(before?.buy),
    numberCell(after?.buy),
    percentCell(percentOf(before?.buy, after?.buy)),
    numberCell(before?.sell),
    numberCell(after?.sell),
    percentCell(percentOf(before?.sell, after?.sell)),
    save,
  ]);
  return [words.exported.columns, ...rows];
}

function numberCell(value: number | null | undefined): CsvCell {
  return value == null ? null : { number: toDecimalText(value) };
}

function percentCell(percent: string | null): CsvCell {
  return percent === null ? null : { number: percent };
}
