import type { Language } from '../languages';
import { isCurrencyCode } from '../rates/currencyCode';

/** What the person who sets up a window board chooses in its address (rule 125). */
export interface BoardOptions {
  /** Codes of the currencies to show, in this order; empty for the office's whole list. */
  readonly currencies: readonly string[];
  /** The language that is written first, and an optional second one. */
  readonly languages: readonly [Language, ...Language[]];
  /** How long a page of the list, or a notice, is shown before the next one, in seconds. */
  readonly pageSeconds: number;
  readonly isDark: boolean;
  /** After this many minutes without a confirmation the phone number takes the list's place. */
  readonly replaceMinutes: number;
}

const PAGE_SECONDS = { least: 4, most: 120, usual: 12 };
const REPLACE_MINUTES = { least: 1, most: 24 * 60, usual: 15 };
const YES = ['', '1', 'true', 'yes'];

/**
 * Reads the options from the query of an untrusted address: unknown options and invalid values are ignored. The first
 * of the `offered` languages is written first unless the address says otherwise.
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

/** The items between commas, without duplicates. */
function itemsOf(text: string | undefined): readonly string[] {
  return [...new Set(text?.split(',').map((item) => item.trim()))];
}

function wholeIn(text: string | null, { least, most, usual }: typeof PAGE_SECONDS): number {
  const number = /^\d{1,5}$/.test(text?.trim() ?? '') ? Number(text) : NaN;
  return number >= least && number <= most ? number : usual;
}
