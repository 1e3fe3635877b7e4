import { legalLine, legalTexts } from '../../../src/features/office/legalTexts';
import { hu } from '../../../src/site/words/hu';
import { sk } from '../../../src/site/words/sk';
import { buildOffice } from '../../support/buildOffice';

const { legal } = buildOffice();
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('what the law has an exchange office tell', () => {
  const told = [
    ['Sídlo', 'Vysoká 7, 010 01 Žilina'],
    ['IČO', '31333532'],
    ['DIČ', '2020317068'],
    ['IČ DPH', 'SK2020317068'],
    ['Register', 'Obchodný register Okresného súdu Žilina, oddiel Sro, vložka č. 1234/L'],
    ['Devízová licencia', 'ODT-123/2020-1, Národná banka Slovenska, 29.2.2020'],
    ['Dohľad', 'Národná banka Slovenska, Imricha Karvaša 1, 813 25 Bratislava'],
    ['Reklamácie', 'Námestie 1, 010 01 Žilina, reklamacie@nanamesti.sk, vybavenie do 30 dní'],
  ];

  it('stands as terms with their texts', () => {
    expect(legalTexts(legal, sk.legal).map(([term, text]) => [term, plain(text)])).toEqual(told);
  });

  it('leaves the VAT number out where the office has none', () => {
    expect(legalTexts({ ...legal, vatId: null }, sk.legal).map(([term, text]) => [term, plain(text)])).toEqual(
      told.filter(([term]) => term !== 'IČ DPH'),
    );
  });

  it('has number, register and licence in one line for letters', () => {
    expect(plain(legalLine(legal, sk.legal))).toBe(
      'IČO 31333532, Obchodný register Okresného súdu Žilina, oddiel Sro, vložka č. 1234/L. ' +
        'Devízová licencia ODT-123/2020-1, Národná banka Slovenska, 29.2.2020.',
    );
  });

  it('ends with a single full stop where the date has one already', () => {
    expect(plain(legalLine(legal, hu.legal))).toMatch(/[^.] 2020\. 2\. 29\.$/);
  });
});
