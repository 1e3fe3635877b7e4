import { legalLine, legalTexts } from '../../../src/features/office/legalTexts';
import { hu } from '../../../src/site/words/hu';
import { sk } from '../../../src/site/words/sk';
import { wordsOf } from '../../../src/wordsOf';
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
    expect(legalTexts(legal, sk.legal, 'sk').map(([term, text]) => [term, plain(text)])).toEqual(told);
  });

  it('leaves the VAT number out where the office has none', () => {
    expect(legalTexts({ ...legal, vatId: null }, sk.legal, 'sk').map(([term, text]) => [term, plain(text)])).toEqual(
      told.filter(([term]) => term !== 'IČ DPH'),
    );
  });

  it.each([
    ['sk', 1, 'do 1 dňa'],
    ['sk', 2, 'do 2 dní'],
    ['de', 1, 'binnen 1 Tag'],
    ['en', 1, 'within 1 day'],
    ['hu', 1, '1 napon belül'],
    ['pl', 1, 'w ciągu 1 dnia'],
    ['uk', 21, 'до 21 дня'],
    ['uk', 30, 'до 30 днів'],
  ] as const)('in %s counts %i as one says it', (language, settledWithinDays, text) => {
    const facts = { ...legal, complaints: { ...legal.complaints, settledWithinDays } };
    const [, told = ''] = legalTexts(facts, wordsOf[language].legal, language).at(-1) ?? [];
    expect(plain(told).endsWith(` ${text}`)).toBe(true);
  });

  it('has number, register and licence in one line for letters', () => {
    expect(plain(legalLine(legal, sk.legal))).toBe(
      'IČO 31333532, Obchodný register Okresného súdu Žilina, oddiel Sro, vložka č. 1234/L. ' +
        'Devízová licencia ODT-123/2020-1, Národná banka Slovenska, 29.2.2020.',
    );
  });

  it('ends with a single full stop where the date has one already', () => {
    expect(plain(legalLine(legal, hu.legal))).toMatch(/[^.] 2020\. 02\. 29\.$/);
  });
});
