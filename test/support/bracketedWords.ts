import type { BoardWords } from '../../src/site/words/skBoard';
import { skBoard } from '../../src/site/words/skBoard';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import { skCalculator } from '../../src/site/words/skCalculator';
import type { ConsentWords } from '../../src/site/words/skConsent';
import { skConsent } from '../../src/site/words/skConsent';
import type { TrendWords } from '../../src/site/words/skTrend';
import { skTrend } from '../../src/site/words/skTrend';
import type { Words } from '../../src/site/words/sk';
import { sk } from '../../src/site/words/sk';
import type { LegalWords } from '../../src/site/words/skLegal';
import { legalWords } from '../../src/site/words/skLegal';
import type { StaffWords } from '../../src/site/words/staffWords';
import { staffWords } from '../../src/site/words/staffWords';

/** A made-up language: every text of the base language in brackets, so a text without brackets stands out. */
export const bracketedWords = bracket(sk) as Words;

/** The bracketed texts of the staff area. */
export const bracketedStaffWords = bracket(staffWords) as StaffWords;

/** The bracketed texts of the calculator's extras. */
export const bracketedCalculatorWords = bracket(skCalculator) as CalculatorWords;

/** The bracketed texts of the pages about conditions and personal data. */
export const bracketedLegalWords = bracket(legalWords) as LegalWords;

/** The bracketed texts of a currency's last days. */
export const bracketedTrendWords = bracket(skTrend) as TrendWords;

/** The bracketed texts of the consent. */
export const bracketedConsentWords = bracket(skConsent) as ConsentWords;

/** The bracketed texts of the window board. */
export const bracketedBoardWords = bracket(skBoard) as BoardWords;

function bracket(value: unknown): unknown {
  if (typeof value === 'string') {
    // Separators and dashes belong to no language.
    return /\p{L}/u.test(value) ? `[${value}]` : value;
  }
  if (typeof value === 'function') {
    return (...args: readonly unknown[]) => bracket((value as (...given: readonly unknown[]) => unknown)(...args));
  }
  if (Array.isArray(value)) {
    return value.map(bracket);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, bracket(text)]));
  }
  return value;
}
