import type { RateEdit } from '../../../src/domain/rates/rateEdit';
import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import {
  selectEditableCurrencies,
  selectOrphanedEdits,
  selectIsFollowing,
  selectKnownCurrency,
  selectFaultyRecords,
  selectSavePlan,
  selectUnsavedCount,
} from '../../../src/staff/rateEditor/editorSelectors';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { buildCurrency, buildLiveRates } from '../../support/builders';

const edit = (key: string): RateEdit => ({ key, side: 'buy', parts: { whole: '1', decimals: '19' }, base: 1.187 });

const stateWith = (...edits: RateEdit[]) => ({
  rates: buildLiveRates(
    buildCurrency({ acronym: 'EUR' }),
    buildCurrency({ acronym: 'CZK' }),
    buildCurrency({ acronym: 'PLN', sell: null }),
    buildCurrency({ acronym: 'USD' }),
    buildCurrency({ acronym: 'USD', key: 'dollar' }),
  ),
  editor: { ...initialEditorState, edits },
});

describe('the editor', () => {
  it('lists every currency but EUR whose rates could be read, in the order of the office', () => {
    expect(selectEditableCurrencies(stateWith(), ['USD', 'CZK']).map(({ acronym }) => acronym)).toEqual(['USD', 'CZK']);
  });

  it('counts and plans what was typed', () => {
    const state = stateWith(edit('usd'));
    expect(selectUnsavedCount(state, [])).toBe(1);
    expect(selectSavePlan(state, []).rows.map(({ currency }) => currency.key)).toEqual(['usd']);
  });

  it('names the records that can not be edited', () => {
    expect(selectFaultyRecords(stateWith(), []).map(({ key }) => key)).toEqual(['pln', 'dollar']);
  });

  it('keeps what was typed at a currency that is gone, and counts it', () => {
    const state = stateWith(edit('gbp'), edit('usd'));
    expect(selectOrphanedEdits(state, [])).toEqual([edit('gbp')]);
    expect(selectUnsavedCount(state, [])).toBe(2);
  });

  it('takes no currency for gone before a list has come', () => {
    const state = { ...stateWith(edit('usd')), rates: { status: 'waiting' } satisfies RatesState };
    expect(selectOrphanedEdits(state, [])).toEqual([]);
    expect(selectUnsavedCount(state, [])).toBe(1);
  });

  it('goes by what the server is known to hold', () => {
    const state = stateWith(edit('usd'), edit('czk'));
    const saved = buildCurrency({ buy: 1.19, updated: '2026-05-01T00:00:00' });
    const newerRecords = [
      { key: 'usd', older: [buildCurrency()], currency: saved },
      { key: 'czk', older: [buildCurrency({ acronym: 'CZK' })], currency: null },
    ];
    const known = { ...state, editor: { ...state.editor, newerRecords } };
    expect(selectEditableCurrencies(known, [])).toEqual([saved]);
    expect(selectKnownCurrency(known, 'currencies/usd')).toBe(saved);
    expect(selectKnownCurrency(known, 'currencies/czk')).toBeNull();
    expect(selectSavePlan(known, [])).toMatchObject({ rows: [], goneKeys: ['czk'], changeCount: 1 });
  });

  it('goes by the list where that has moved on before the answer to a save came', () => {
    const state = stateWith();
    const late = {
      key: 'usd',
      older: [buildCurrency({ updated: '2026-04-01T00:00:00' })],
      currency: buildCurrency({ buy: 1.19 }),
    };
    const known = { ...state, editor: { ...state.editor, newerRecords: [late] } };
    expect(selectKnownCurrency(known, 'currencies/usd')).toMatchObject({ buy: 1.187 });
  });

  it('follows the list of others only while it is live', () => {
    const { rates, ...others } = stateWith();
    const states: readonly RatesState[] = [
      { status: 'waiting' },
      { ...rates, status: 'remembered' },
      { ...rates, status: 'read' },
      rates,
      { ...rates, status: 'interrupted', reason: 'late', isRetrying: false },
      { status: 'unavailable', reason: 'late', isRetrying: true },
    ];
    const followed = states.filter((state) => selectIsFollowing({ ...others, rates: state }));
    expect(followed.map(({ status }) => status)).toEqual(['live']);
  });
});
