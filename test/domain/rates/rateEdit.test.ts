import { changeOf, isConflict, isEditable, judgeEdit } from '../../../src/domain/rates/rateEdit';
import type { EditableCurrency, RateEdit } from '../../../src/domain/rates/rateEdit';
import type { RateParts } from '../../../src/domain/rates/rateParts';
import { buildCurrency } from '../../support/builders';

const parts = (text: string): RateParts => {
  const [whole = '', decimals = ''] = text.split(',');
  return { whole, decimals };
};
const editOf = (side: 'buy' | 'sell', text: string, base = 1): RateEdit => ({ key: 'usd', side, parts: parts(text), base });

describe('isEditable', () => {
  it.each([
    ['a whole record', {}, true],
    ['a record without a name', { name_sk: null }, true],
    ['a record without a time', { updated: null }, true],
    ['a rate of 0', { buy: 0 }, true],
    ['a missing buy', { buy: null }, false],
    ['a missing sell', { sell: null }, false],
    ['EUR', { acronym: 'EUR' }, false],
  ])('%s: %p', (_name, fields, expected) => {
    expect(isEditable(buildCurrency(fields))).toBe(expected);
  });
});

describe('judgeEdit', () => {
  it.each([
    ['1,10', 1.1, { type: 'unchanged' }],
    ['01,1', 1.1, { type: 'unchanged' }],
    [' 1 ,1', 1.1, { type: 'unchanged' }],
    ['1,', 1, { type: 'unchanged' }],
    ['1,11', 1.1, { type: 'changed', rate: 1.11 }],
    ['x,1', 1.1, { type: 'invalid', problem: 'wholeNotDigits' }],
    ['0,0', 1.1, { type: 'invalid', problem: 'zero' }],
  ])('%j over %p', (text, stored, outcome) => {
    expect(judgeEdit(parts(text), stored)).toEqual(outcome);
  });

  it.each([
    ['0,0', 0],
    [' 0 ,0', 0],
    ['0, 0 ', 0],
    ['1,12345678', 1.12345678],
    ['2000000,0', 2_000_000],
  ])('leaves %j alone where it is what is stored, though the editor would refuse it', (text, stored) => {
    expect(judgeEdit(parts(text), stored)).toEqual({ type: 'unchanged' });
  });
});

describe('isConflict', () => {
  it.each([
    ['nothing changed since the touch', 1.1, 1.1, false],
    ['the stored rate changed', 1.2, 1.1, true],
    ['the stored rate changed to what was typed', 1.3, 1.1, false],
  ])('%s', (_name, stored, base, expected) => {
    expect(isConflict(editOf('buy', '1,3', base), stored)).toBe(expected);
  });
});

describe('changeOf', () => {
  const usd = buildCurrency({ buy: 1.187, sell: 1.15 }) as EditableCurrency;

  it.each([
    ['nothing', [], null],
    ['edits that change nothing', [editOf('buy', '1,1870'), editOf('sell', '1,15')], null],
    ['an invalid edit', [editOf('buy', 'x,1')], null],
    ['buy', [editOf('buy', '1,2'), editOf('sell', '1,150')], { buy: 1.2 }],
    ['sell', [editOf('sell', '1,1')], { sell: 1.1 }],
    ['both', [editOf('sell', '1,1'), editOf('buy', '1,2')], { buy: 1.2, sell: 1.1 }],
  ])('%s', (_name, edits, change) => {
    expect(changeOf(usd, edits)).toEqual(change);
  });
});
