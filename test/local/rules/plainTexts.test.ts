import fc from 'fast-check';
import rules from '../../../database.rules.json';
import { isNoticeText } from '../../../src/domain/notices/notice';
import { isCurrencyName } from '../../../src/domain/rates/missingNames';
import { decideWith } from './decide';

const decide = decideWith(rules);
const isAllowed = (path: string, value: unknown) =>
  decide({ name: path, who: 'staff', operation: { write: { [path]: value } }, allowed: true });
const notice = (sk: string) => ({
  text: { sk },
  firstDay: '2026-05-01',
  lastDay: '2026-05-02',
  by: 'staff-1',
  at: { '.sv': 'timestamp' },
  isWithdrawn: false,
});

/** Characters that people type or paste, and those around the ends of each visible range. */
const character = fc.oneof(
  fc.constantFrom(
    ...'aá ž.',
    ' ',
    '💶',
    '❤\ufe0f',
    'ﬁ',
    'Ａ',
    '１',
    '\u00a0',
    '\u00ad',
    '\u200d',
    '\u2011',
    '\u2028',
    '\ud7a4',
    '\ufeff',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

// Otherwise a save could fail for a reason that the site can't explain.
it('the site takes the texts of notices and the names of currencies that the rules take, and no others', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 1, maxLength: 4 }), (text) => {
      expect(isNoticeText(text)).toBe(isAllowed('notices/notice-2/1', notice(text)));
      expect(isCurrencyName(text)).toBe(isAllowed('currencies/usd/name_sk', text));
    }),
    { numRuns: 1_000 },
  );
});
