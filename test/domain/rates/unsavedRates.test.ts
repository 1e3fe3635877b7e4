import type { EditableCurrency, RateEdit } from '../../../src/domain/rates/rateEdit';
import { listReplaced, listUnsavedRates } from '../../../src/domain/rates/unsavedRates';
import { buildCurrency } from '../../support/builders';

const usd = buildCurrency({ acronym: 'USD', key: 'usd', buy: 1.187, sell: 1.15 }) as EditableCurrency;
const huf = buildCurrency({ acronym: 'HUF', key: 'huf', buy: 374, sell: 359.5 }) as EditableCurrency;

const editOf = (key: string, side: RateEdit['side'], whole: string, decimals: string): RateEdit => ({
  key,
  side,
  parts: { whole, decimals },
  base: 1,
});

describe('listUnsavedRates', () => {
  it('lists what differs, in the order of the list, what is no rate included', () => {
    const edits = [
      editOf('huf', 'buy', '375', ''),
      editOf('usd', 'sell', '1', 'x'),
      editOf('usd', 'buy', '1', '192'),
      editOf('huf', 'sell', '359', '50'),
      editOf('gone', 'sell', '1', '5'),
    ];
    expect(listUnsavedRates([usd, huf], edits)).toEqual([
      { key: 'usd', acronym: 'USD', side: 'buy', stored: 1.187, typed: { rate: 1.192 } },
      {
        key: 'usd',
        acronym: 'USD',
        side: 'sell',
        stored: 1.15,
        typed: { parts: { whole: '1', decimals: 'x' }, problem: 'decimalsNotDigits' },
      },
      { key: 'huf', acronym: 'HUF', side: 'buy', stored: 374, typed: { rate: 375 } },
    ]);
  });
});

describe('listReplaced', () => {
  it('lists the unsaved rates for which other rates are to be typed', () => {
    const unsaved = listUnsavedRates(
      [usd, huf],
      [
        editOf('usd', 'buy', '1', '192'),
        editOf('usd', 'sell', '1', 'x'),
        editOf('huf', 'buy', '375', ''),
        editOf('huf', 'sell', '360', ''),
      ],
    );
    const edits = [editOf('usd', 'buy', '1', '1920'), editOf('usd', 'sell', '1', '15'), editOf('huf', 'buy', '374', '')];
    expect(listReplaced(unsaved, edits).map(({ acronym, side }) => `${acronym} ${side}`)).toEqual(['USD sell', 'HUF buy']);
    expect(listReplaced([], edits)).toEqual([]);
  });
});
