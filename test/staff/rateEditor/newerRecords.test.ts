import type { NewerRecord } from '../../../src/staff/rateEditor/newerRecords';
import { applyNewerRecords, stillNewer, withNewerRecord } from '../../../src/staff/rateEditor/newerRecords';
import { buildCurrency } from '../../support/builders';
import { moments } from '../../support/moments';

const listed = buildCurrency({ updated: moments.earlier });
const saved = buildCurrency({ buy: 1.2, updated: moments.later });
const czk = buildCurrency({ acronym: 'CZK' });
const newer: NewerRecord = { key: 'usd', older: [listed], currency: saved };
const gone: NewerRecord = { key: 'usd', older: [listed], currency: null };
const added: NewerRecord = { key: 'usd', older: [null], currency: saved };

describe('what is newer than the list', () => {
  it.each([
    ['stands in the place of what is listed', [listed, czk], newer, [czk, saved]],
    ['takes away what is gone', [listed, czk], gone, [czk]],
    ['adds what was added', [czk], added, [czk, saved]],
  ])('%s', (_name, list, record, shown) => {
    expect(applyNewerRecords(list, [record])).toEqual(shown);
  });

  it('leaves the list the same object when there is nothing', () => {
    const list = [listed];
    expect(applyNewerRecords(list, [])).toBe(list);
  });

  it.each([
    ['stays while the list is as it was', newer, [listed, czk], true],
    ['goes when the list shows it', newer, [saved], false],
    ['goes when the list shows something else again', newer, [{ ...saved, updated: '2026-05-01T00:00:00' }], false],
    ['goes when the list lost the record', newer, [czk], false],
    ['that was added stays while it is not listed', added, [czk], true],
    ['that was added goes when it is', added, [saved], false],
  ])('%s', (_name, record, list, stays) => {
    expect(stillNewer([record], list)).toEqual(stays ? [record] : []);
  });

  it('stays the same object while nothing of it goes', () => {
    const known = [newer];
    expect(stillNewer(known, [listed])).toBe(known);
  });

  it('goes when the list shows another rate under the same time, as somebody may write it in the console', () => {
    expect(stillNewer([newer], [{ ...listed, buy: 1.5 }])).toEqual([]);
  });

  it('stays while the list passes through what was saved before it', () => {
    const again = buildCurrency({ buy: 1.3, updated: '2026-05-01T00:00:00' });
    const known = withNewerRecord(withNewerRecord([], { key: 'usd', shown: listed, currency: saved }), {
      key: 'usd',
      shown: saved,
      currency: again,
    });
    expect(known).toEqual([{ key: 'usd', older: [listed, saved], currency: again }]);
    for (const shown of [listed, { ...saved }]) {
      expect(stillNewer(known, [shown])).toBe(known);
    }
    expect(stillNewer(known, [again])).toEqual([]);
  });

  it('is of each currency by itself', () => {
    const other = { key: 'czk', shown: czk, currency: null };
    expect(withNewerRecord([newer], other)).toEqual([newer, { key: 'czk', older: [czk], currency: null }]);
  });
});
