import type { ListNumberState, NumberedList } from '../../../src/staff/sheet/listNumberSlice';
import {
  listNumberFailed,
  listNumberRead,
  listNumberRequested,
  listNumberSlice,
  selectListNumber,
} from '../../../src/staff/sheet/listNumberSlice';
import { rateSheetOf } from '../../../src/staff/sheet/rateSheet';
import { buildCurrency } from '../../support/builders';

const usd = buildCurrency({ updated: '2026-04-13T16:00:00' });
const czk = buildCurrency({ acronym: 'CZK', updated: '2026-04-13T10:00:00' });
const lines = [{ acronym: 'USD', name: 'americký dolár', buy: 1.187, sell: 1.15 }];
const present: NumberedList = { moment: null, versions: [usd, czk] };
const past: NumberedList = { moment: 5 };
const none: ListNumberState = { status: 'none' };
const live = { areCurrent: true, receivedAt: 7 };
/** The newest `updated` less its two hours, in milliseconds since 1970. */
const OWN_BEGINNING = Date.parse('2026-04-13T14:00:00Z');

describe('a sheet', () => {
  it('of the present list holds from its newest version, by its own time', () => {
    expect(rateSheetOf(present, lines, none, live)).toEqual({
      moment: null,
      lines,
      validFrom: OWN_BEGINNING,
      number: null,
      unverifiedSince: null,
    });
  });

  it('takes number and beginning from the archive once that was read', () => {
    const read: ListNumberState = { status: 'read', list: present, found: { validFrom: 3, number: 2 } };
    expect(rateSheetOf(present, lines, read, live)).toMatchObject({ validFrom: 3, number: 2 });
    const unknown: ListNumberState = { status: 'read', list: present, found: null };
    expect(rateSheetOf(present, lines, unknown, live)).toMatchObject({ validFrom: OWN_BEGINNING, number: null });
  });

  it('of the present list says since when its rates are not verified', () => {
    expect(rateSheetOf(present, lines, none, { ...live, areCurrent: false }).unverifiedSince).toBe(7);
  });

  it('of an earlier moment needs no connection, and knows its beginning from the archive alone', () => {
    expect(rateSheetOf(past, lines, none, { ...live, areCurrent: false })).toEqual({
      moment: 5,
      lines,
      validFrom: null,
      number: null,
      unverifiedSince: null,
    });
  });
});

describe('a number that was read', () => {
  const stateAfter = (list: NumberedList) => ({
    listNumber: [listNumberRequested(list), listNumberRead({ validFrom: 3, number: 2 })].reduce(listNumberSlice.reducer, none),
  });

  it.each<[string, NumberedList, NumberedList, boolean]>([
    ['the same records', present, { moment: null, versions: [usd, czk] }, true],
    ['another record', present, { moment: null, versions: [{ ...usd }, czk] }, false],
    ['a currency less', present, { moment: null, versions: [usd] }, false],
    ['the same moment', past, { moment: 5 }, true],
    ['another moment', past, { moment: 6 }, false],
    ['an earlier moment, not the present', present, past, false],
    ['the present, not an earlier moment', past, present, false],
  ])('is told of %s: %s', (_name, asked, other, isTold) => {
    expect(selectListNumber(stateAfter(asked), other).status).toBe(isTold ? 'read' : 'none');
  });

  it('is lost when it is looked for again in vain', () => {
    const failed = [listNumberRequested(present), listNumberFailed('overtaken')].reduce(
      listNumberSlice.reducer,
      stateAfter(present).listNumber,
    );
    expect(rateSheetOf(present, lines, failed, live).number).toBeNull();
  });
});
