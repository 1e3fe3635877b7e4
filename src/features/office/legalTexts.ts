import type { LegalFacts } from '../../site/office';
import type { Language } from '../../site/languages';
import { fill } from '../../site/pattern';
import type { Words } from '../../site/words/sk';

type OperatorWords = Words['legal'];

/** Each legal fact with its name; no VAT number for an office without one. */
export function legalTexts(
  facts: LegalFacts,
  words: OperatorWords,
  language: Language,
): readonly (readonly [term: string, text: string])[] {
  const { terms } = words;
  const { address, email, settledWithinDays } = facts.complaints;
  return [
    [terms.seat, facts.seat],
    [terms.companyId, facts.companyId],
    [terms.taxId, facts.taxId],
    ...(facts.vatId === null ? [] : [[terms.vatId, facts.vatId] as const]),
    [terms.register, facts.register],
    [terms.licence, licenceText(facts.licence, words)],
    [terms.supervisor, `${facts.supervisor.name}, ${facts.supervisor.address}`],
    [terms.complaints, fill(words.complaints, { address, email, days: daysText(settledWithinDays, words, language) })],
  ];
}

/** The legal facts that the law requires on letters, on one line: company id, register and licence. */
export function legalLine(facts: LegalFacts, words: OperatorWords): string {
  const { companyId, licence } = words.terms;
  const line = `${companyId} ${facts.companyId}, ${facts.register}. ${licence} ${licenceText(facts.licence, words)}`;
  // Some languages already end the date with a full stop.
  return line.endsWith('.') ? line : `${line}.`;
}

function daysText(days: number, { complaintDays }: OperatorWords, language: Language): string {
  const form = new Intl.PluralRules(language).select(days) === 'one' ? complaintDays.one : complaintDays.other;
  return fill(form, { days: String(days) });
}

function licenceText({ number, issued, issuer }: LegalFacts['licence'], words: OperatorWords): string {
  const [year = '', month, day] = issued.split('-');
  return fill(words.licence, { number, issuer, year, month: String(Number(month)), day: String(Number(day)) });
}
