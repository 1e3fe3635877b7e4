import { isEmailAddress } from '../../src/domain/email';

/** An address of 254 characters, the most that are allowed. */
const longest = `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(61)}.${'d'.repeat(61)}.sk`;

describe('isEmailAddress', () => {
  it.each([
    'staff@zmenaren.test',
    'a@b',
    'meno.priezvisko+kurzy@pod-vezou.example',
    "o'hara@example.sk",
    '1@2.sk',
    `${'a'.repeat(64)}@example.sk`,
    longest,
    `staff@${'z'.repeat(63)}.sk`,
  ])('takes %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'staff',
    '@zmenaren.test',
    'staff@',
    'staff@@zmenaren.test',
    'staff@zmenaren..test',
    'staff@.test',
    'staff@zmenaren.test.',
    '.staff@zmenaren.test',
    'staff.@zmenaren.test',
    'sta..ff@zmenaren.test',
    'sta ff@zmenaren.test',
    'staff@zmena ren.test',
    'staff@-zmenaren.test',
    'staff@zmenaren-.test',
    'staff@zmenáreň.test',
    'staff@zmenaren.test\n',
    '<b>@zmenaren.test',
    `${'a'.repeat(65)}@example.sk`,
    `${longest}k`,
    `staff@${'z'.repeat(64)}.sk`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
