import { isEmailAddress } from '../../src/domain/email';

const longest = `${'a'.repeat(64)}@${['b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.')}.sk`;

describe('isEmailAddress', () => {
  it.each([
    'staff@zmenaren.test',
    'a@b',
    'meno.priezvisko+kurzy@pod-vezou.example',
    "o'hara@example.sk",
    '1@2.sk',
    `${'a'.repeat(64)}@example.sk`,
    longest,
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
    `${longest}${'k'.repeat(10)}`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
