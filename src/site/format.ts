import type { Age } from '../domain/time/age';
import type { DecimalText } from '../domain/money/decimal';
import { splitAtPoint, toDecimalText } from '../domain/money/decimal';
import { AMOUNT_DECIMALS } from '../domain/money/amount';
import { minimumRateDecimals } from '../domain/rates/rateDecimals';
import { momentFields, storedTimeFields } from '../domain/time/timestamps';
import type { Language } from './languages';
import type { Office } from './office';
import { fill } from './pattern';

/** How a language writes numbers and times; patterns have their placeholders in braces. */
export interface Formats {
  readonly decimalSeparator: string;
  readonly groupSeparator: string;
  /** Pattern with `{day}`, `{month}`, `{year}`, `{hour}` and `{minute}`. */
  readonly storedTime: string;
  /** The same pattern without the year. */
  readonly moment: string;
}

/** The office's settings that the display of times depends on. */
export type OfficeClock = Pick<Office, 'timeZone' | 'updatedTimeDisplay'>;

/** Turns numbers and times into text, in one language and on one office's clock. */
export interface Format {
  /** A rate as the rates table shows it: 1.1684 gives "1,1684", 20082 gives "20 082,0". */
  readonly rate: (rate: number) => string;
  /** An amount with at least two decimals: "1234.5" gives "1 234,50". */
  readonly amount: (amount: DecimalText) => string;
  /** A whole number: "20000" gives "20 000". */
  readonly whole: (digits: DecimalText) => string;
  /** The stored time of an update, in milliseconds, as the line under the heading shows it. */
  readonly storedTime: (stored: number) => string;
  /** Day and time of a moment in milliseconds since 1970: "13.4. o 16:05". */
  readonly moment: (moment: number) => string;
  /** The same with the year. */
  readonly fullMoment: (moment: number) => string;
  /** How long ago something was: "pred 3 minútami"; null stays null. */
  readonly age: (age: Age | null) => string | null;
}

export function createFormat(language: Language, formats: Formats, clock: OfficeClock): Format {
  return {
    rate: (rate) => formatRate(rate, formats),
    amount: (amount) => formatAmount(amount, formats),
    whole: (digits) => groupDigits(digits, formats),
    storedTime: (stored) => formatStoredTime(stored, formats, clock),
    moment: (moment) => formatMoment(moment, formats, clock),
    fullMoment: (moment) => fill(formats.storedTime, momentFields(moment, clock.timeZone)),
    age: (age) => age && new Intl.RelativeTimeFormat(language).format(-age.value, age.unit),
  };
}

// These are separate functions, so the first script includes only the ones that it needs.

/** A rate with at least the number of decimals that its size requires. */
export function formatRate(rate: number, formats: Formats): string {
  return formatDecimal(toDecimalText(rate), minimumRateDecimals(rate), formats);
}

/** An amount with two decimals or more. */
export function formatAmount(amount: DecimalText, formats: Formats): string {
  return formatDecimal(amount, AMOUNT_DECIMALS, formats);
}

/** The time of an update, in milliseconds as stored, displayed as the office has chosen. */
export function formatStoredTime(stored: number, formats: Formats, { updatedTimeDisplay, timeZone }: OfficeClock): string {
  return fill(formats.storedTime, storedTimeFields(stored, updatedTimeDisplay, timeZone));
}

/** Day and time of a moment on the office's clock. */
export function formatMoment(moment: number, formats: Formats, { timeZone }: Pick<OfficeClock, 'timeZone'>): string {
  return fill(formats.moment, momentFields(moment, timeZone));
}

function formatDecimal(text: DecimalText, minimumDecimals: number, formats: Formats): string {
  const [whole, decimals] = splitAtPoint(text);
  return groupDigits(whole, formats) + formats.decimalSeparator + decimals.padEnd(minimumDecimals, '0');
}

function groupDigits(digits: string, { groupSeparator }: Pick<Formats, 'groupSeparator'>): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, groupSeparator);
}
