import type { Language } from '../languages';
import { isCurrencyCode } from '../rates/currencyCode';

/** What whoever sets a window board up chooses by its address (rule 125). */
export interface BoardOptions {
  /** Codes of the currencies that it shows, in this order; none for the office's whole list. */
  readonly currencies: readonly string[];
  /** The language that is written first, and perhaps a second one. */
  readonly languages: readonly [Language, ...Language[]];
  /** How long a page of the list, or a notice, is shown before the next one, in seconds. */
  readonly pageSeconds: number;
  readonly isDark: boolean;
  /** After so many minutes without a confirmation the phone number takes the list's place. */
  readonly replaceMinutes: number;
}

const PAGE_SECONDS = { least: 4, most: 120, usual: 12 };
const REPLACE_MINUTES = { least: 1, most: 24 * 60, usual: 15 };
const YES = ['', '1', 'true', 'yes'];

/**
 * Reads the options from the part of an address behind the question mark, untrusted: what is no option, or no proper value
 * of one, counts as left out. The first of `offered` languages is written first unless the address says otherwise.
 */
export function readBoardOptions(search: string, offered: readonly [Language, ...Language[]]): BoardOptions {
  const parameters = new URLSearchParams(search);
  const [first = offered[0], second] = languagesIn(parameters.get('languages'), offered);
  return {
    currencies: itemsOf(parameters.get('currencies')?.toUpperCase()).filter(isCurrencyCode),
    languages: second === undefined ? [first] : [first, second],
    pageSeconds: wholeIn(parameters.get('page'), PAGE_SECONDS),
    isDark: YES.includes(parameters.get('dark')?.trim().toLowerCase() ?? 'no'),
    replaceMinutes: wholeIn(parameters.get('replace'), REPLACE_MINUTES),
  };
}

function languagesIn(text: string | null, offered: readonly Language[]): readonly Language[] {
  const named = itemsOf(text?.toLowerCase()).flatMap((code) => offered.find((language) => language === code) ?? []);
  return named.length > 0 ? named : offered;
}

/** What stands between commas, each once. */
function itemsOf(text: string | undefined): readonly string[] {
  return [...new Set(text?.split(',').map((item) => item.trim()))];
}

function wholeIn(text: string | null, { least, most, usual }: typeof PAGE_SECONDS): number {
  const number = /^\d{1,5}$/.test(text?.trim() ?? '') ? Number(text) : NaN;
  return number >= least && number <= most ? number : usual;
}
