import { parseCurrency } from '../../../src/domain/rates/currency';
import { recordFaultOf } from '../../../src/domain/rates/recordFault';
import { buildRecord } from '../../support/builders';

const faultIn = (key: string, record: object) => {
  const currency = parseCurrency(key, record);
  return currency && recordFaultOf(currency);
};

it.each([
  ['a record at the address of its code', 'usd', buildRecord(), null],
  ['one at another address', 'dollar', buildRecord(), 'foreignKey'],
  ['blanks around its code', 'usd', buildRecord({ acronym: 'USD ' }), 'paddedCode'],
  ['blanks around its code, in its address too', 'usd ', buildRecord({ acronym: 'USD ' }), 'foreignKey'],
  ['blanks around its code at another address', 'dollar', buildRecord({ acronym: ' USD' }), 'foreignKey'],
  ['a code of small letters', 'usd', buildRecord({ acronym: 'usd' }), 'noCode'],
  ['a code of two letters', 'kn', buildRecord({ acronym: 'KN' }), 'noCode'],
  ['no buy', 'usd', { ...buildRecord(), buy: 'x' }, 'withoutBuy'],
  ['no sell', 'usd', { ...buildRecord(), sell: null }, 'withoutSell'],
  ['no rates', 'usd', { ...buildRecord(), buy: -1, sell: undefined }, 'withoutRates'],
])('of %s', (_name, key, record, fault) => {
  expect(faultIn(key, record)).toBe(fault);
});
