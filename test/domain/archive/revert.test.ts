import type { RateDifference } from '../../../src/domain/archive/difference';
import { revertOf } from '../../../src/domain/archive/revert';
import type { EditableCurrency } from '../../../src/domain/rates/rateEdit';
import { buildCurrency } from '../../support/builders';

const present = [buildCurrency({ buy: 1.3, sell: 1.15 }) as EditableCurrency];
const difference = (fields: Partial<RateDifference>): RateDifference => ({
  key: 'usd~2026-04-13T16:00:00',
  acronym: 'USD',
  until: 0,
  by: 'uid',
  save: 'save-0001',
  before: { buy: 1.1, sell: 1 },
  after: { buy: 1.2, sell: 1.1 },
  ...fields,
});
const buy = { key: 'usd', side: 'buy', parts: { whole: '1', decimals: '1' }, base: 1.2 };
const sell = { key: 'usd', side: 'sell', parts: { whole: '1', decimals: '0' }, base: 1.1 };

it('puts back the rates that the change replaced, over those that it set, so that later ones count as changed meanwhile', () => {
  expect(revertOf(difference({}), present)).toEqual({ type: 'possible', edits: [buy, sell] });
});

it('leaves a rate alone that the change left alone, whatever came of it since', () => {
  expect(revertOf(difference({ after: { buy: 1.2, sell: 1 } }), present)).toEqual({ type: 'possible', edits: [buy] });
});

it('counts a rate that could not be read as that of today', () => {
  const unread = difference({ after: { buy: null, sell: 1 } });
  expect(revertOf(unread, present)).toEqual({ type: 'possible', edits: [{ ...buy, base: 1.3 }] });
});

it('leaves a rate alone that is back already', () => {
  expect(revertOf(difference({ before: { buy: 1.3, sell: 1 } }), present)).toEqual({ type: 'possible', edits: [sell] });
});

it.each([
  ['an addition', 'added', { before: null }],
  ['a retirement', 'retired', { after: null }],
  ['a currency that the editor does not list', 'notListed', { acronym: 'GBP' }],
  ['rates that could not be read', 'unreadable', { before: { buy: null, sell: 1.1 } }],
  ['one rate that could not be read beside one that is back', 'unreadable', { before: { buy: null, sell: 1.15 } }],
  ['rates that are back already', 'alreadyBack', { before: { buy: 1.3, sell: 1.15 } }],
])('can not put back %s: %s', (_name, reason, fields) => {
  expect(revertOf(difference(fields), present)).toEqual({ type: 'impossible', reason });
});
