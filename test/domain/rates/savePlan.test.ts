import type { EditableCurrency, RateEdit } from '../../../src/domain/rates/rateEdit';
import { planSave } from '../../../src/domain/rates/savePlan';
import { buildCurrency } from '../../support/builders';

const currencyOf = (key: string) => buildCurrency({ key, acronym: key.toUpperCase(), buy: 1.2, sell: 1.1 }) as EditableCurrency;
const usd = currencyOf('usd');
const czk = currencyOf('czk');
const awkward = currencyOf('__proto__');
const inherited = currencyOf('constructor');
const edit = (key: string, side: 'buy' | 'sell', whole: string, decimals: string): RateEdit => ({
  key,
  side,
  parts: { whole, decimals },
  base: side === 'buy' ? 1.2 : 1.1,
});

describe('planSave', () => {
  it('has nothing to do without edits, or with edits that change nothing', () => {
    const nothing = { rows: [], invalidKeys: [], unchangedKeys: [], goneKeys: [], concerns: [], changeCount: 0 };
    expect(planSave([usd, czk], [])).toEqual(nothing);
    expect(planSave([usd, czk], [edit('usd', 'buy', '1', '20')])).toEqual({ ...nothing, unchangedKeys: ['usd'] });
  });

  it('writes changed rows in the order of the list and leaves invalid ones out', () => {
    const plan = planSave(
      [usd, czk, awkward],
      [
        edit('__proto__', 'sell', '1', '11'),
        edit('czk', 'buy', '1', '21'),
        edit('czk', 'sell', 'x', '1'),
        edit('usd', 'buy', '1', '21'),
        edit('usd', 'sell', '1', '11'),
      ],
    );
    expect(plan).toEqual({
      rows: [
        { currency: usd, change: { buy: 1.21, sell: 1.11 } },
        { currency: awkward, change: { sell: 1.11 } },
      ],
      goneKeys: [],
      invalidKeys: ['czk'],
      unchangedKeys: [],
      concerns: [],
      changeCount: 5,
    });
  });

  it.each([0, 1_000_000.5])('leaves out a row whose other rate is stored as %p, until that is typed too', (stored) => {
    const unsound = { ...usd, sell: stored };
    const edits = [edit('usd', 'buy', '1', '21')];
    expect(planSave([unsound, czk], [])).toMatchObject({ rows: [], invalidKeys: [] });
    expect(planSave([unsound, czk], edits)).toMatchObject({ rows: [], invalidKeys: ['usd'], concerns: [], changeCount: 1 });
    expect(planSave([unsound], [...edits, edit('usd', 'sell', '1', '11')])).toMatchObject({
      rows: [{ change: { buy: 1.21, sell: 1.11 } }],
      invalidKeys: [],
    });
  });

  it('gives no row a change because its key is the name of an inherited member', () => {
    expect(planSave([inherited, awkward], [edit('usd', 'buy', '1', '21')]).rows).toEqual([]);
  });

  it('names and counts the edits of a currency that is gone', () => {
    const edits = [edit('usd', 'buy', '1', '21'), edit('usd', 'sell', '1', '2')];
    expect(planSave([czk], edits)).toMatchObject({ rows: [], goneKeys: ['usd'], changeCount: 2 });
  });

  it('takes a currency for gone when nothing is listed any more, but not before a list has come', () => {
    expect(planSave([], [edit('usd', 'buy', '1', '21')])).toMatchObject({ goneKeys: ['usd'], changeCount: 1 });
    expect(planSave(null, [edit('usd', 'buy', '1', '21')])).toMatchObject({ goneKeys: [], changeCount: 1 });
  });

  it('gathers the concerns of the rows that would be written, of no others', () => {
    const plan = planSave([usd, czk], [edit('usd', 'buy', '9', '0'), edit('czk', 'buy', '9', '0'), edit('czk', 'sell', '', '')]);
    expect(plan.concerns).toEqual([{ key: 'usd', acronym: 'USD', kind: 'largeChange', side: 'buy', stored: 1.2, rate: 9 }]);
  });
});
