import type { EditorState, KeptEdit } from '../../../src/staff/rateEditor/editorSlice';
import { selectEditableCurrencies, selectSavePlan, selectUnsavedCount } from '../../../src/staff/rateEditor/editorSelectors';
import { recordsOf } from '../../../src/features/rates/currencyRecords';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { buildCurrency } from '../../support/builders';

const edit = (key: string, acknowledgedAs: string | null): KeptEdit => ({
  key,
  side: 'buy',
  parts: { whole: '1', decimals: '19' },
  base: 1.187,
  acknowledgedAs,
});

const stateWith = (...edits: KeptEdit[]) => ({
  rates: {
    status: 'live',
    receivedAt: 0,
    currencies: recordsOf([
      buildCurrency({ acronym: 'EUR' }),
      buildCurrency({ acronym: 'CZK' }),
      buildCurrency({ acronym: 'PLN', sell: null }),
      buildCurrency({ acronym: 'USD' }),
    ]),
  } satisfies RatesState,
  editor: { status: 'editing', edits } satisfies EditorState,
});

describe('the editor', () => {
  it('lists every currency but EUR whose rates could be read, in the order of the office', () => {
    expect(selectEditableCurrencies(stateWith(), ['USD', 'CZK']).map(({ acronym }) => acronym)).toEqual(['USD', 'CZK']);
  });

  it('counts and plans what the server has not acknowledged yet', () => {
    const state = stateWith(edit('usd', null), edit('czk', '2026-04-13T16:00:01'));
    expect(selectUnsavedCount(state, [])).toBe(1);
    expect(selectSavePlan(state, []).rows.map(({ currency }) => currency.key)).toEqual(['usd']);
  });
});
