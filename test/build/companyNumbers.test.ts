import fc from 'fast-check';
import { isCompanyId, isTaxId, isVatId } from '../../build/companyNumbers';

// Numbers of the national bank and of well-known companies, from public registers.
describe('isCompanyId', () => {
  it.each([
    ['30844789', true],
    ['31333532', true],
    ['31322832', true],
    ['35763469', true],
    ['00151742', true],
    ['99999994', true],
    // The remainders 0 and 1 of the sum give the check digits 1 and 0.
    ['00000001', true],
    ['00000060', true],
    ['30844788', false],
    ['03844789', false],
    ['3084478', false],
    ['308447890', false],
    ['30 844 789', false],
    ['３０８４４７８９', false],
    ['', false],
  ])('%j: %s', (text, isOne) => {
    expect(isCompanyId(text)).toBe(isOne);
  });

  it('takes one of the ten digits behind any other seven', () => {
    const number = fc.integer({ min: 0, max: 9_999_999 }).map((value) => String(value).padStart(7, '0'));
    fc.assert(
      fc.property(number, (start) => {
        const checked = Array.from('0123456789', (digit) => start + digit).filter(isCompanyId);
        expect(checked).toHaveLength(1);
      }),
    );
  });
});

describe('isTaxId', () => {
  it.each([
    ['2020815654', true],
    ['2020317068', true],
    ['2020372640', true],
    ['2099999990', true],
    ['2020815655', false],
    ['2020815645', false],
    // Persons' numbers need not be divisible by 11.
    ['1020430917', true],
    ['1020430918', true],
    ['0020815654', false],
    ['202081565', false],
    ['SK2020815654', false],
    ['', false],
  ])('%j: %s', (text, isOne) => {
    expect(isTaxId(text)).toBe(isOne);
  });
});

describe('isVatId', () => {
  it.each([
    ['SK2020317068', true],
    ['SK2020372640', true],
    ['SK2022749619', true],
    ['SK2022749618', false],
    ['sk2020317068', false],
    ['2020317068', false],
    ['SK 2020317068', false],
    ['SK0000000000', false],
    ['', false],
  ])('%j: %s', (text, isOne) => {
    expect(isVatId(text)).toBe(isOne);
  });
});
