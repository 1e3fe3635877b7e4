import { isMoment } from '../../../src/domain/time/moment';

it.each([0, 1_776_600_000_000, Date.parse('2099-12-31T23:59:59.999Z')])('%d is a moment', (value) => {
  expect(isMoment(value)).toBe(true);
});

it.each([-1, Date.parse('2100-01-01T00:00:00Z'), 8.64e15, 1e20, Infinity, NaN, '5', null, undefined])('%j is none', (value) => {
  expect(isMoment(value)).toBe(false);
});
