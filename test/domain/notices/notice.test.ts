import fc from 'fast-check';
import { closuresOf } from '../../../src/domain/notices/closures';
import type { Notice } from '../../../src/domain/notices/notice';
import {
  isNoticeText,
  newestVersionOf,
  noticesFrom,
  parseNotice,
  parseNoticeContent,
  parseNoticeVersion,
  textsOn,
} from '../../../src/domain/notices/notice';
import { buildNotice, buildStoredNotice } from '../../support/buildNotice';

describe('a stored version', () => {
  it('is read with all that it says', () => {
    expect(parseNoticeVersion('notice-1', '2', buildStoredNotice())).toEqual({
      id: 'notice-1',
      version: 2,
      text: { sk: 'Zajtra máme zatvorené.' },
      firstDay: '2026-04-13',
      lastDay: '2026-04-14',
      closed: 'day',
      by: 'staff-1',
      at: 5,
      isWithdrawn: false,
    });
  });

  it.each([
    ['without a text', { text: null }],
    ['without a closure', { closed: null }],
    ['of hours', { closed: { from: '09:00', to: '12:30' } }],
    ['of one day', { lastDay: '2026-04-13' }],
  ])('may be %s', (_name, fields) => {
    expect(parseNoticeContent(buildStoredNotice(fields))).toMatchObject(fields);
  });

  it.each<[string, object]>([
    ['says nothing', { text: null, closed: null }],
    ['has no Slovak text', { text: { en: 'Closed' } }],
    ['has a Slovak text of two lines', { text: { sk: 'a\nb' } }],
    ['has a text that is none', { text: 'Zatvorené' }],
    ['has a text that is empty', { text: { sk: '' } }],
    ['has a text that is too long', { text: { sk: 'x'.repeat(501) } }],
    ['has no first day', { firstDay: null }],
    ['has a day that the calendar lacks', { lastDay: '2026-04-31' }],
    ['has a day that is a number', { firstDay: 20260413 }],
    ['ends before it begins', { lastDay: '2026-04-12' }],
    ['is closed on another word', { closed: 'night' }],
    ['is closed without an end', { closed: { from: '09:00' } }],
    ['is closed backwards', { closed: { from: '10:00', to: '10:00' } }],
    ['is closed at no time', { closed: { from: '9:00', to: '10:00' } }],
    ['was made by nobody', { by: null }],
    ['was made at no time', { at: '5' }],
    ['was made at a time that no calendar has', { at: 1e20 }],
    ['does not say whether it is withdrawn', { isWithdrawn: 0 }],
  ])('that %s is none', (_name, fields) => {
    expect(parseNoticeVersion('notice-1', '1', buildStoredNotice(fields))).toBeNull();
  });

  it('loses a translation that will not do, and no other one', () => {
    const text = { sk: 'a', en: 5, de: 'b', hu: '', fr: 'c', pl: ' d', uk: 'e\u202e' };
    expect(parseNoticeContent(buildStoredNotice({ text }))?.text).toEqual({ sk: 'a', de: 'b' });
  });

  it.each(['0', '01', 'x', '1000', '-1', '1.5'])('under %s is none', (key) => {
    expect(parseNoticeVersion('notice-1', key, buildStoredNotice())).toBeNull();
  });
});

describe('a notice', () => {
  const versions = { 1: buildStoredNotice({ text: { sk: 'prvá' } }), 2: buildStoredNotice({ text: { sk: 'druhá' } }) };

  it.each<[string, unknown]>([
    ['an object', versions],
    ['a list', [null, versions[1], versions[2]]],
    ['an object with more than nine versions', { ...versions, 9: null, 10: versions[2] }],
  ])('is its newest version, from %s', (_name, stored) => {
    expect(parseNotice('notice-1', stored)?.text).toEqual({ sk: 'druhá' });
  });

  it('counts its versions as numbers, whatever can be read of them', () => {
    expect(newestVersionOf({ 2: {}, 10: 'malformed', 11: null, x: {} })).toBe(10);
    expect(newestVersionOf(null)).toBe(0);
  });

  it.each<[string, unknown]>([
    ['that was withdrawn', { ...versions, 3: buildStoredNotice({ isWithdrawn: true }) }],
    ['whose newest version is malformed', { ...versions, 3: buildStoredNotice({ firstDay: 'x' }) }],
    ['whose newest version is no object', { ...versions, 3: 'x' }],
    ['without versions', {}],
    ['that is a text', 'x'],
    ['that is nothing', null],
  ])('%s is not shown', (_name, stored) => {
    expect(parseNotice('notice-1', stored)).toBeNull();
  });

  it('never throws, and is never shown but with sound days', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (newest, other) => {
        const notice = parseNotice('notice-1', { 1: other, 2: newest });
        expect(notice === null || notice.firstDay <= notice.lastDay).toBe(true);
      }),
    );
  });
});

describe('of several notices', () => {
  const past = buildNotice({ id: 'past', firstDay: '2026-04-01', lastDay: '2026-04-12' });
  const now = buildNotice({ id: 'now', firstDay: '2026-04-13', lastDay: '2026-04-14', closed: null });
  const next = buildNotice({ id: 'next', firstDay: '2026-04-14', lastDay: '2026-04-14' });
  const silent = buildNotice({ id: 'silent', firstDay: '2026-04-13', lastDay: '2026-04-20', text: null });
  const all: readonly Notice[] = [next, silent, past, now];

  it('those are kept that hold or will, the next first', () => {
    expect(noticesFrom(all, '2026-04-13')).toEqual([now, silent, next]);
    expect(noticesFrom(all, '2026-04-12')).toEqual([past, now, silent, next]);
    expect(
      noticesFrom(
        [
          { ...now, id: 'b' },
          { ...now, id: 'a' },
        ],
        '2026-04-13',
      ).map(({ id }) => id),
    ).toEqual(['a', 'b']);
  });

  it.each([
    ['2026-04-12', ['past']],
    ['2026-04-13', ['now']],
    ['2026-04-14', ['next', 'now']],
    ['2026-04-15', []],
  ])('on %s those speak that hold', (day, ids) => {
    expect(textsOn(all, day).map(({ id }) => id)).toEqual(ids);
  });

  it('their closures are what opening hours count', () => {
    expect(closuresOf([now, silent])).toEqual([{ firstDay: '2026-04-13', lastDay: '2026-04-20', closed: 'day' }]);
  });
});

it.each([
  ['x', true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
  ['', false],
  [' x', false],
  ['x ', false],
  ['dve  medzery', true],
  ['dva\nriadky', false],
  ['pevná\u00a0medzera', false],
  ['opačný\u202esmer', false],
  [5, false],
])('%j as a text of a notice: %s', (text, isOne) => {
  expect(isNoticeText(text)).toBe(isOne);
});
