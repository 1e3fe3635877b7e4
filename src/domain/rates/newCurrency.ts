import { toPlainLine } from '../plainLine';
import type { Currency, CurrencyRecord } from './currency';
import { BASE_CURRENCY } from './currency';
import { isCurrencyCode } from './currencyCode';
import { isCurrencyName } from './missingNames';
import { readPastedRate, readRateParts } from './rateParts';

/** A currency to add, as staff typed it. */
export type CurrencyDraft = Readonly<Record<'acronym' | 'name_sk' | 'name_en' | 'buy' | 'sell', string>>;

export type DraftField = keyof CurrencyDraft;

/** The fields are in the order of the form. */
export const emptyCurrencyDraft: CurrencyDraft = { acronym: '', name_sk: '', name_en: '', buy: '', sell: '' };

/** What is wrong with one field of a draft. */
export type DraftProblem = CodeProblem | 'noName' | 'noNumber' | 'sellAboveBuy' | 'tooManyDecimals' | 'zero' | 'tooLarge';

/** What is wrong with a code. `keyTaken`: another currency's record has the place of this one. */
export type CodeProblem = 'noCode' | 'baseCurrency' | 'alreadyListed' | 'keyTaken';

export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>;

export type DraftReading =
  | { readonly isRecord: true; readonly record: Omit<CurrencyRecord, 'updated'> }
  | { readonly isRecord: false; readonly problems: DraftProblems };

/** Reads a draft, compared with the stored records, and names every invalid field (rule 77). */
export function readCurrencyDraft(draft: CurrencyDraft, stored: readonly Currency[]): DraftReading {
  const acronym = codeOf(draft);
  const [name_sk, name_en] = [toPlainLine(draft.name_sk), toPlainLine(draft.name_en)];
  const [buy, sell] = [readRate(draft.buy), readRate(draft.sell)];
  const problems = Object.fromEntries(
    Object.entries({
      acronym: codeProblemOf(acronym, stored),
      name_sk: isCurrencyName(name_sk) ? null : 'noName',
      name_en: isCurrencyName(name_en) ? null : 'noName',
      buy: typeof buy === 'number' ? null : buy,
      // Rates are units for 1 EUR: an office that sells at a higher rate than it buys loses money.
      sell: typeof sell !== 'number' ? sell : typeof buy === 'number' && sell > buy ? 'sellAboveBuy' : null,
    }).filter(([, problem]) => problem !== null),
  ) as DraftProblems;
  return typeof buy === 'number' && typeof sell === 'number' && Object.keys(problems).length === 0
    ? { isRecord: true, record: { acronym, name_sk, name_en, buy, sell } }
    : { isRecord: false, problems };
}

/** The draft's code in the form in which it would be stored. */
export function codeOf({ acronym }: Pick<CurrencyDraft, 'acronym'>): string {
  return acronym.trim().toUpperCase();
}

/** Why a currency with this code can't be added to the stored records; null when it can. */
export function codeProblemOf(acronym: string, stored: readonly Currency[]): CodeProblem | null {
  if (!isCurrencyCode(acronym)) {
    return 'noCode';
  }
  if (acronym === BASE_CURRENCY) {
    return 'baseCurrency';
  }
  const inItsPlace = stored.find(({ key }) => key === acronym.toLowerCase());
  if (inItsPlace === undefined) {
    return null;
  }
  return inItsPlace.acronym === acronym ? 'alreadyListed' : 'keyTaken';
}

function readRate(text: string): number | DraftProblem {
  const parts = readPastedRate(text);
  if (parts === null) {
    return 'noNumber';
  }
  const reading = readRateParts(parts);
  if (reading.isRate) {
    return reading.rate;
  }
  switch (reading.problem) {
    case 'wholeNotDigits':
    case 'decimalsNotDigits':
      return 'noNumber';
    case 'tooManyDecimals':
    case 'zero':
    case 'tooLarge':
      return reading.problem;
  }
}
