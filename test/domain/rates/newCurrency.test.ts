import type { CurrencyDraft, DraftField, DraftProblem } from '../../../src/domain/rates/newCurrency';
import { readCurrencyDraft } from '../../../src/domain/rates/newCurrency';
import { buildCurrency } from '../../support/builders';

const draft: CurrencyDraft = { acronym: ' gbp ', name_sk: 'libra ', name_en: ' Pound', buy: '0,885', sell: '0.857' };
const stored = [buildCurrency(), buildCurrency({ acronym: 'PLN', key: 'odd' }), buildCurrency({ acronym: 'LIB', key: 'chf' })];

it('reads what was typed as a record', () => {
  expect(readCurrencyDraft(draft, stored)).toEqual({
    isRecord: true,
    record: { acronym: 'GBP', name_sk: 'libra', name_en: 'Pound', buy: 0.885, sell: 0.857 },
  });
});

it('adds a currency whose code stands at another address alone', () => {
  expect(readCurrencyDraft({ ...draft, acronym: 'PLN' }, stored).isRecord).toBe(true);
});

it('takes a name that was pasted with other blanks than spaces', () => {
  expect(readCurrencyDraft({ ...draft, name_sk: ' britská\u00a0libra\n' }, stored)).toMatchObject({
    isRecord: true,
    record: { name_sk: 'britská libra' },
  });
});

it.each<[DraftField, string, DraftProblem]>([
  ['acronym', '', 'noCode'],
  ['acronym', 'G1P', 'noCode'],
  ['acronym', 'LIBRAS', 'noCode'],
  ['acronym', 'eur', 'baseCurrency'],
  ['acronym', 'usd', 'alreadyListed'],
  ['acronym', 'chf', 'keyTaken'],
  ['name_sk', ' ', 'noName'],
  ['name_en', 'x'.repeat(101), 'noName'],
  ['name_en', 'a\u200bb', 'noName'],
  ['name_en', 'Pound 💷', 'noName'],
  ['buy', '', 'noNumber'],
  ['buy', '1e3', 'noNumber'],
  ['buy', '0', 'zero'],
  ['buy', '0,1234567', 'tooManyDecimals'],
  ['sell', '2000000', 'tooLarge'],
  ['sell', '0,886', 'sellAboveBuy'],
])('names %s %j: %s', (field, text, problem) => {
  expect(readCurrencyDraft({ ...draft, [field]: text }, stored)).toMatchObject({
    isRecord: false,
    problems: { [field]: problem },
  });
});

it('names every field that will not do', () => {
  const reading = readCurrencyDraft({ acronym: '', name_sk: '', name_en: '', buy: '', sell: '' }, stored);
  expect(reading).toEqual({
    isRecord: false,
    problems: { acronym: 'noCode', name_sk: 'noName', name_en: 'noName', buy: 'noNumber', sell: 'noNumber' },
  });
});
