import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { ImportChoices, ImportPlan } from '../../../src/domain/import/importPlan';
import { planImport } from '../../../src/domain/import/importPlan';
import { recogniseColumns } from '../../../src/domain/import/columns';
import type { EditableCurrency } from '../../../src/domain/rates/rateEdit';
import { readRateParts, splitRate } from '../../../src/domain/rates/rateParts';
import { buildCurrency } from '../../support/builders';
import { rowsOf, rowsOfLines } from '../../support/importedLists';

const quoted = (acronym: string, buy: number, sell: number): EditableCurrency => ({ ...buildCurrency({ acronym }), buy, sell });

const currencies = [quoted('USD', 1.187, 1.15), quoted('CZK', 24.9, 23.85), quoted('HUF', 374, 359.5), quoted('JPY', 190.5, 183)];

const noChoices: ImportChoices = { decimalMark: null, quotation: null, isSwapped: null };

function planOf(lines: readonly string[], choices: Partial<ImportChoices> = {}, stored = currencies): ImportPlan {
  const rows = rowsOfLines(...lines);
  return planImport({ rows, ...recogniseColumns(rows) }, { ...noChoices, ...choices }, stored);
}

const ratesOf = ({ rows }: ImportPlan) =>
  Object.fromEntries(
    rows.map(({ acronym, rates }) => [acronym, Object.fromEntries(rates.map(({ side, rate }) => [side, rate]))]),
  );
const kindOf = ({ quotation }: ImportPlan) => quotation && [quotation.direction, quotation.unitsFrom];

describe('a list of the office', () => {
  it('gives the rates that differ, marks large changes, and tells what stays and what is missing', () => {
    const plan = planOf(['Mena;Nákup;Predaj', 'USD;1,19;1,15', 'CZK;24,90;23,85', 'HUF;420;359,5']);
    expect(plan.rows).toEqual([
      { key: 'usd', acronym: 'USD', line: 2, rates: [{ side: 'buy', stored: 1.187, rate: 1.19, isLarge: false }] },
      { key: 'huf', acronym: 'HUF', line: 4, rates: [{ side: 'buy', stored: 374, rate: 420, isLarge: true }] },
    ]);
    expect(plan.asStored).toEqual([
      { key: 'usd', side: 'sell' },
      { key: 'czk', side: 'buy' },
      { key: 'czk', side: 'sell' },
      { key: 'huf', side: 'sell' },
    ]);
    expect(plan).toMatchObject({ unchanged: ['CZK'], missing: ['JPY'], problems: [], isClear: true, isReversed: false });
  });

  it('may have one side alone', () => {
    expect(ratesOf(planOf(['Mena;Predaj', 'USD;1,14', 'CZK;23,5']))).toEqual({ USD: { sell: 1.14 }, CZK: { sell: 23.5 } });
  });
});

describe('how a list is quoted', () => {
  it.each<[string, readonly string[], readonly [string, string], object]>([
    [
      'units for 1 EUR',
      ['kód;kurz', 'USD;1,17', 'CZK;24,4'],
      ['unitsPerEuro', 'one'],
      { USD: { buy: 1.189, sell: 1.151 }, CZK: { buy: 24.93, sell: 23.87 } },
    ],
    [
      'EUR for one unit',
      ['kód;nákup;predaj', 'USD;0,8404;0,87', 'CZK;0,0402;0,0419'],
      ['euroPerUnits', 'one'],
      { USD: { buy: 1.19, sell: 1.149 }, CZK: { buy: 24.88, sell: 23.87 } },
    ],
    [
      'some for 100 units, as compared',
      ['kód;nákup;predaj', 'USD;1,19;1,151', 'HUF;3,75;3,6', 'JPY;1,91;1,84'],
      ['unitsPerEuro', 'comparison'],
      { USD: { buy: 1.19, sell: 1.151 }, HUF: { buy: 375, sell: 360 }, JPY: { buy: 191, sell: 184 } },
    ],
    [
      'EUR for the units that a column has',
      ['kód;množstvo;nákup;predaj', 'USD;1;0,8404;0,87', 'HUF;100;0,266;0,278'],
      ['euroPerUnits', 'list'],
      { USD: { buy: 1.19, sell: 1.149 }, HUF: { buy: 375.9, sell: 359.7 } },
    ],
    [
      'EUR for the units beside the code',
      ['mena;nákup;predaj', '1 USD;0,8404;0,87', '100 HUF;0,266;0,278'],
      ['euroPerUnits', 'list'],
      { USD: { buy: 1.19, sell: 1.149 }, HUF: { buy: 375.9, sell: 359.7 } },
    ],
    [
      'a column of units that means nothing',
      ['kód;jednotka;nákup', 'USD;100;1,19', 'CZK;100;24,8'],
      ['unitsPerEuro', 'one'],
      { USD: { buy: 1.19 }, CZK: { buy: 24.8 } },
    ],
  ])('%s', (_name, lines, kind, rates) => {
    const plan = planOf(lines);
    expect(kindOf(plan)).toEqual(kind);
    expect(plan.recognised).toBe(plan.quotation);
    expect(ratesOf(plan)).toEqual(rates);
  });

  it('says which currencies are for how many units, and shows one of them as the example', () => {
    const { quotation } = planOf(['kód;nákup', 'USD;1,19', 'HUF;3,75', 'JPY;0,191']);
    expect(quotation).toMatchObject({
      manyUnits: [
        { units: 100, acronyms: ['HUF'] },
        { units: 1_000, acronyms: ['JPY'] },
      ],
      example: { acronym: 'HUF', listed: '3.75', rate: 375 },
    });
  });

  it('is asked for when nothing comes near the stored rates, and then taken as told', () => {
    const lines = ['kód;nákup', 'USD;7,5', 'CZK;3,00'];
    const plan = planOf(lines);
    expect(plan).toMatchObject({ quotation: null, recognised: null, isClear: false, rows: [], unchanged: [] });
    const told = planOf(lines, { quotation: { direction: 'euroPerUnits', unitsFrom: 'one' } });
    expect(told.isClear).toBe(true);
    expect(ratesOf(told)).toEqual({ USD: { buy: 0.133 }, CZK: { buy: 0.33 } });
  });

  it('is what the person says, against what was recognised', () => {
    const plan = planOf(['kód;nákup', 'USD;1,19', 'HUF;3,75'], { quotation: { direction: 'unitsPerEuro', unitsFrom: 'one' } });
    expect(ratesOf(plan)).toEqual({ USD: { buy: 1.19 }, HUF: { buy: 3.75 } });
  });

  it('is taken as told in every part', () => {
    const lines = ['kód;nákup', 'USD;1,19', 'HUF;3,75'];
    expect(ratesOf(planOf(lines, { quotation: { direction: 'unitsPerEuro', unitsFrom: 'comparison' } }))).toEqual({
      USD: { buy: 1.19 },
      HUF: { buy: 375 },
    });
  });

  it('compares each side with its own stored rate', () => {
    const plan = planOf(['kód;nákup', 'USD;1,19', 'XPF;2,1'], {}, [quoted('USD', 1.187, 1.15), quoted('XPF', 20, 2)]);
    expect(ratesOf(plan)).toEqual({ USD: { buy: 1.19 }, XPF: { buy: 21 } });
  });

  it('does not follow a slip in one of many rates', () => {
    const plan = planOf(['kód;nákup', 'USD;11,9', 'CZK;24,8', 'HUF;375', 'JPY;191']);
    expect(kindOf(plan)?.[0]).toBe('unitsPerEuro');
    expect(plan.rows[0]).toMatchObject({ acronym: 'USD', rates: [{ rate: 11.9, isLarge: true }] });
  });
});

describe('a middle rate', () => {
  it("keeps today's spread, rounded to the decimals that the stored rate is shown with", () => {
    const plan = planOf(['currency,units_per_eur'.replace(',', ';'), 'USD;1.2', 'HUF;380']);
    expect(plan.isMiddle).toBe(true);
    // USD: 1.2 × 1.187 ÷ 1.1685 and 1.2 × 1.15 ÷ 1.1685. HUF: 380 × 374 ÷ 366.75 and 380 × 359.5 ÷ 366.75.
    expect(ratesOf(plan)).toEqual({ USD: { buy: 1.219, sell: 1.181 }, HUF: { buy: 387.5, sell: 372.5 } });
  });

  it('has each side rounded to the decimals that its own stored rate is shown with', () => {
    const quotation = { direction: 'unitsPerEuro', unitsFrom: 'one' } as const;
    const plan = planOf(['kód;kurz', 'USD;10,055'], { decimalMark: ',', quotation }, [quoted('USD', 10.1, 9.9)]);
    // 10.055 × 10.1 ÷ 10 and 10.055 × 9.9 ÷ 10.
    expect(ratesOf(plan)).toEqual({ USD: { buy: 10.16, sell: 9.954 } });
  });

  it.each([
    ['none of the sides', 0, 0],
    ['buy alone is missing', 0, 1.15],
    ['sell alone is missing', 1.187, 0],
  ])('needs both stored rates: %s', (_name, buy, sell) => {
    const quotation = { direction: 'unitsPerEuro', unitsFrom: 'one' } as const;
    const stored = [quoted('USD', buy, sell), quoted('CZK', 24.9, 23.85)];
    const plan = planOf(['kód;kurz', 'USD;1,2', 'CZK;25'], { quotation }, stored);
    expect(plan.problems).toEqual([{ kind: 'noRateStored', line: 2, acronym: 'USD', role: 'middle' }]);
    expect(ratesOf(plan)).toEqual({ CZK: { buy: 25.54, sell: 24.46 } });
  });

  it.each([
    ['one side would be too large', '1000000', 1.2, 1],
    ['one side would be rounded to 0', '0,0005', 1.5, 0.5],
    ['both would be too large', '2000000', 1.2, 1],
  ])('is out of range when %s', (_name, text, buy, sell) => {
    const quotation = { direction: 'unitsPerEuro', unitsFrom: 'one' } as const;
    const plan = planOf(['kód;kurz', `USD;${text}`], { quotation }, [quoted('USD', buy, sell)]);
    expect(plan).toMatchObject({
      rows: [],
      unchanged: [],
      problems: [{ kind: 'outOfRange', line: 2, acronym: 'USD', role: 'middle', text }],
    });
  });

  it('that stays the same changes nothing', () => {
    const { unchanged, rows } = planOf(['kód;kurz', 'USD;1,1685', 'CZK;24,375', 'HUF;366,75', 'JPY;186,75']);
    expect([unchanged, rows]).toEqual([['USD', 'CZK', 'HUF', 'JPY'], []]);
  });
});

describe('the decimal mark', () => {
  it('is the one that reads more of the list', () => {
    expect(planOf(['kód;nákup', 'USD;1,190', 'CZK;24,8'])).toMatchObject({ decimalMark: ',', isDecimalMarkUnclear: false });
    expect(planOf(['kód;nákup', 'USD;1.190', 'CZK;24.8'])).toMatchObject({ decimalMark: '.', isDecimalMarkUnclear: false });
    expect(planOf(['kód;nákup', 'USD;1', 'CZK;24'])).toMatchObject({ isDecimalMarkUnclear: false });
  });

  it('is asked for where every number has three digits behind it; the nearer reading is offered', () => {
    const lines = ['kód;nákup', 'USD;1.190', 'CZK;24.800'];
    expect(planOf(lines)).toMatchObject({ decimalMark: '.', isDecimalMarkUnclear: true });
    expect(ratesOf(planOf(lines))).toEqual({ USD: { buy: 1.19 }, CZK: { buy: 24.8 } });
    const told = planOf(lines, { decimalMark: ',', quotation: { direction: 'unitsPerEuro', unitsFrom: 'one' } });
    expect(ratesOf(told)).toEqual({ USD: { buy: 1190 }, CZK: { buy: 24800 } });
  });
});

describe('buy below sell', () => {
  const lines = ['Mena;Nákup;Predaj', 'USD;1,15;1,19', 'CZK;23,8;25'];

  it('throughout is asked about, and turned round only when told', () => {
    expect(planOf(lines)).toMatchObject({ isReversed: true, isClear: false });
    const swapped = planOf(lines, { isSwapped: true });
    expect(swapped.isClear).toBe(true);
    expect(ratesOf(swapped)).toEqual({ USD: { buy: 1.19 }, CZK: { buy: 25, sell: 23.8 } });
    expect(ratesOf(planOf(lines, { isSwapped: false }))).toEqual({
      USD: { buy: 1.15, sell: 1.19 },
      CZK: { buy: 23.8, sell: 25 },
    });
  });

  it('is asked about where some rows have one side alone, which goes with the others', () => {
    const some = [...lines, 'HUF;;360', 'JPY;191;'];
    expect(planOf(some)).toMatchObject({ isReversed: true, isClear: false });
    expect(ratesOf(planOf(some, { isSwapped: true }))).toEqual({
      USD: { buy: 1.19 },
      CZK: { buy: 25, sell: 23.8 },
      HUF: { buy: 360 },
      JPY: { sell: 191 },
    });
  });

  it('is asked about although some rows have the same on both sides', () => {
    expect(planOf([...lines, 'HUF;360;360'])).toMatchObject({ isReversed: true, isClear: false });
  });

  it('is not the same on both sides', () => {
    expect(planOf(['Mena;Nákup;Predaj', 'USD;1,19;1,19'])).toMatchObject({ isReversed: false, isClear: true });
  });

  it('in some rows is left to the questions of the editor', () => {
    expect(planOf([...lines, 'HUF;375;360'])).toMatchObject({ isReversed: false, isClear: true });
  });

  it('is the healthy way round where the list counts EUR', () => {
    expect(planOf(['Mena;Nákup;Predaj', 'USD;0,84;0,87', 'CZK;0,0402;0,0419']).isReversed).toBe(false);
  });
});

describe('what can not be used', () => {
  it('is listed with its line, and nothing of it is guessed', () => {
    const plan = planOf([
      'Kurzový lístok;;;',
      'Mena;Počet;Nákup;Predaj',
      'USD;1;1,19;',
      'EUR;1;1;1',
      'XAU;1;2;2',
      'dolár;1;1,2;1,1',
      'CZK;1;24,8;23,8',
      'CZK;1;24,9;23,9',
      'HUF;250;375;360',
      'JPY;1;n/a;0',
      'Kurzy platia do odvolania',
      'USD staré bankovky neprijímame',
    ]);
    expect(plan.problems).toEqual([
      { kind: 'emptyCell', line: 3, acronym: 'USD', role: 'sell' },
      { kind: 'baseCurrency', line: 4 },
      { kind: 'unknownCode', line: 5, acronym: 'XAU' },
      { kind: 'noCode', line: 6, text: 'dolár' },
      { kind: 'duplicate', line: 7, acronym: 'CZK' },
      { kind: 'duplicate', line: 8, acronym: 'CZK' },
      { kind: 'badUnits', line: 9, text: '250' },
      { kind: 'noNumber', line: 10, acronym: 'JPY', role: 'buy', text: 'n/a' },
      { kind: 'outOfRange', line: 10, acronym: 'JPY', role: 'sell', text: '0' },
      { kind: 'noCode', line: 11, text: 'Kurzy platia do odvolania' },
      { kind: 'duplicate', line: 12, acronym: 'USD' },
    ]);
    expect(ratesOf(plan)).toEqual({ USD: { buy: 1.19 } });
    expect(plan.unchanged).toEqual([]);
    // The list has them all, even where a line can't be used.
    expect(plan.missing).toEqual([]);
  });

  it('is a converted rate of which too few digits are known', () => {
    const plan = planOf(['kód;nákup;predaj', 'USD;0,84;0,87', 'HUF;0,0026;0,00278', 'JPY;0,0049;0,0055']);
    expect(plan.problems).toEqual([
      { kind: 'tooFewDigits', line: 3, acronym: 'HUF', role: 'buy', text: '0,0026' },
      { kind: 'tooFewDigits', line: 4, acronym: 'JPY', role: 'buy', text: '0,0049' },
    ]);
    expect(ratesOf(plan)).toMatchObject({ HUF: { sell: 359.7 } });
  });

  it('is no value whose zeros at the end were left out, as spreadsheets do', () => {
    const plan = planOf(['kód;nákup;predaj', 'USD;0,8404;0,8696', 'CZK;0,04;0,042']);
    expect(plan.problems).toEqual([]);
    expect(ratesOf(plan)).toMatchObject({ CZK: { buy: 25, sell: 23.81 } });
  });

  it('is a list against another currency than the euro, whatever it is taken for', () => {
    const lines = ['kód;množstvo;nákup;predaj', 'EUR;1;0,905;0,955', 'USD;1;0,77;0,80', 'CZK;100;3,69;3,86'];
    const quotation = { direction: 'euroPerUnits', unitsFrom: 'list' } as const;
    const plan = planOf(lines, { quotation });
    expect(plan).toMatchObject({ isOtherBase: true, isClear: false, quotation: null, rows: [] });
    expect(plan.problems).toEqual([{ kind: 'otherBase', line: 2 }]);
    for (const line of ['EUR;1,000;1', 'EUR;0;0', 'EUR;;']) {
      expect(planOf(['kód;nákup;predaj', line, 'USD;1,19;1,151'])).toMatchObject({ isOtherBase: false, isClear: true });
    }
  });

  const goodRates = [
    quoted('USD', 1.187, 1.15),
    quoted('CZK', 24.9, 23.85),
    quoted('HUF', 374, 359.5),
    quoted('GBP', 0.88, 0.85),
  ];

  it.each([
    ['without a line of its own', 'unitsPerEuro', ['CZK;21,3;20,4', 'HUF;320;307,5', 'GBP;0,753;0,727']],
    ['with a line of its own', 'unitsPerEuro', ['USD;1;1', 'CZK;21,3;20,4', 'HUF;320;307,5', 'GBP;0,753;0,727']],
    ['with its own line among three', 'unitsPerEuro', ['USD;1;1', 'CZK;21,3;20,4', 'HUF;320;307,5']],
    ['with one mistyped rate', 'unitsPerEuro', ['CZK;21,3;20,4', 'HUF;320;307,5', 'GBP;7,53;0,727']],
    ['for one unit', 'euroPerUnits', ['CZK;0,04695;0,04902', 'HUF;0,003125;0,003252', 'GBP;1,328;1,3755']],
  ])('is a list that fits another currency than the euro, %s', (_name, direction, lines) => {
    const plan = planOf(['kód;nákup;predaj', ...lines], {}, goodRates);
    expect(plan).toMatchObject({ isOtherBase: true, fittingBase: 'USD', isClear: false, quotation: null, rows: [] });
    expect(plan.recognised?.direction).toBe(direction);
  });

  it('is a list of middle rates with 1 for their base', () => {
    const plan = planOf(['kód;kurz', 'USD;1,0000', 'CZK;20,86', 'HUF;313,9', 'GBP;0,740'], {}, goodRates);
    expect(plan).toMatchObject({ isOtherBase: true, fittingBase: 'USD' });
  });

  it('is a list whose base has only one rate', () => {
    const plan = planOf(['kód;nákup;predaj', 'CZK;21,3;20,4', 'HUF;320;307,5', 'GBP;0,753;0,727'], {}, [
      quoted('USD', 1.187, 0),
      ...goodRates.slice(1),
    ]);
    expect(plan).toMatchObject({ isOtherBase: true, fittingBase: 'USD' });
  });

  it.each([
    ['units for its base', ['USD;0,1084;0,1050', 'CZK;2,274;2,178', 'GBP;0,0804;0,0776']],
    ['units for its base, with a line of its own', ['SEK;1;1', 'USD;0,1084;0,1050', 'CZK;2,274;2,178', 'GBP;0,0804;0,0776']],
    ['its base for units', ['USD;9,225;9,522', 'CZK;0,4398;0,4591', 'GBP;12,44;12,88']],
    ['its base for units, one of them for 100', ['USD;9,225;9,522', 'CZK;43,98;45,91', 'GBP;12,44;12,88']],
  ])('is a list that seems to be for several units and fits a currency worth about that part of a euro: %s', (_name, lines) => {
    const plan = planOf(['kód;nákup;predaj', ...lines], {}, [...goodRates, quoted('SEK', 11.2, 10.7)]);
    expect(plan.recognised?.unitsFrom).toBe('comparison');
    expect(plan).toMatchObject({ isOtherBase: true, fittingBase: 'SEK' });
  });

  it('is named by the currency that fits best, when others would fit better than the euro', () => {
    const lines = ['SEK;1;1', 'CZK;0,4386;0,4561', 'HUF;0,02914;0,03032', 'USD;9,183;9,478', 'GBP;12,32;12,72'];
    const stored = [...goodRates, quoted('INR', 115, 103), quoted('SEK', 11.15, 10.65)];
    for (const currenciesInOrder of [stored, [...stored].reverse()]) {
      expect(planOf(['kód;nákup;predaj', ...lines], {}, currenciesInOrder).fittingBase).toBe('SEK');
    }
  });

  it.each([
    ['of two lines', ['CZK;21,3;20,4', 'HUF;320;307,5']],
    ['of one line with rates and two without', ['CZK;21,3;20,4', 'HUF;;', 'GBP;-;-']],
    ['with a rate of that currency', ['USD;1,19;1,15', 'CZK;21,3;20,4', 'HUF;320;307,5', 'GBP;0,753;0,727']],
    ['with rates that moved apart', ['CZK;23,5;22,5', 'HUF;374;359,5', 'GBP;0,753;0,727']],
    ['of a new day', ['CZK;24,8;23,8', 'HUF;372;358', 'GBP;0,878;0,848']],
  ])('is no list against the euro %s', (_name, lines) => {
    expect(planOf(['kód;nákup;predaj', ...lines], {}, goodRates)).toMatchObject({ isOtherBase: false, fittingBase: null });
  });

  it('is no list against a currency of which half is missing', () => {
    const lines = ['USD;1,157;1,121', 'CZK;24,28;23,25', 'HUF;364,7;350,5', 'GBP;0,858;0,829'];
    const plan = planOf(['kód;nákup;predaj', ...lines], {}, [...goodRates, quoted('BGN', 2.05, 0)]);
    expect(plan).toMatchObject({ isOtherBase: false, fittingBase: null });
  });

  it.each([
    [['1 EUR = 1,19 USD', '1 EUR = 24,8 CZK'], true],
    [['usd/czk;21,3;20,4', 'usd/huf;320;307'], true],
    [['USD 119 115', 'HUF 374 359'], true],
    [['americký dolár;1,19;1,15', 'XUSD;1;2'], false],
  ])('is told apart from a list without codes: %j', (lines, hasCodes) => {
    expect(planOf(lines).hasCodes).toBe(hasCodes);
  });

  it('is a number beside another currency than its own or the euro', () => {
    const plan = planOf(['kód;nákup;predaj', 'USD;0,8404 €;EUR 0,87', 'CZK;0,0402 ▲;€0,0419', 'HUF;0,00267 CHF;0,00278 HUF']);
    expect(plan.problems).toEqual([{ kind: 'noNumber', line: 4, acronym: 'HUF', role: 'buy', text: '0,00267 CHF' }]);
    expect(ratesOf(plan)).toEqual({
      USD: { buy: 1.19, sell: 1.149 },
      CZK: { buy: 24.88, sell: 23.87 },
      HUF: { sell: 359.7 },
    });
  });

  it('is what no rate may be', () => {
    const quotation = { direction: 'unitsPerEuro', unitsFrom: 'one' } as const;
    const plan = planOf(['kód;nákup;predaj', 'USD;2000000;1,15', 'CZK;24,8;0,0000004'], { quotation });
    expect(plan.problems).toEqual([
      { kind: 'outOfRange', line: 2, acronym: 'USD', role: 'buy', text: '2000000' },
      { kind: 'outOfRange', line: 3, acronym: 'CZK', role: 'sell', text: '0,0000004' },
    ]);
    expect(ratesOf(plan)).toEqual({ CZK: { buy: 24.8 } });
  });

  it('is told as it was written, without the blanks around it', () => {
    const plan = planOf([
      'Mena;Počet;Nákup',
      ' dolár ;1;1,2',
      ' ;1;1,3 ',
      'HUF; 250 ;375',
      'CZK; 1 ; 24,8 ',
      'USD;1; n/a ',
      'JPY',
    ]);
    expect(plan.problems).toEqual([
      { kind: 'noCode', line: 2, text: 'dolár' },
      { kind: 'noCode', line: 3, text: '1 1,3' },
      { kind: 'badUnits', line: 4, text: '250' },
      { kind: 'noNumber', line: 6, acronym: 'USD', role: 'buy', text: 'n/a' },
      { kind: 'emptyCell', line: 7, acronym: 'JPY', role: 'buy' },
    ]);
    expect(ratesOf(plan)).toEqual({ CZK: { buy: 24.8 } });
  });

  it('is everything of a list whose columns are not known', () => {
    expect(planOf(['USD;1,19;1,15'])).toMatchObject({
      areColumnsKnown: false,
      isClear: false,
      rows: [],
      unchanged: [],
      missing: [],
      problems: [],
    });
  });
});

describe('any list', () => {
  const anyRate = fc.integer({ min: 1, max: 999_999_999 }).map((units) => units / 1_000);
  const anyCells = fc.oneof(
    fc.string(),
    fc.constantFrom('USD', 'CZK', '100 HUF', 'EUR', '1,2', '24.378', '0', '', '1 000,5', '100'),
  );

  it('gives rates alone that the editor would save, and never throws', () => {
    const row = fc.tuple(anyCells, anyCells, anyCells, anyCells);
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('buy', 'middle'), (cells, role) => {
        const heading = ['kód', 'počet', role === 'middle' ? 'stred' : 'nákup', 'predaj'];
        const rows = rowsOf([heading, ...cells]);
        const plan = planImport({ rows, ...recogniseColumns(rows) }, noChoices, currencies);
        for (const { rate } of plan.rows.flatMap(({ rates }) => rates)) {
          expect(readRateParts(splitRate(rate))).toEqual({ isRate: true, rate });
        }
      }),
    );
  });

  it('of the stored rates changes nothing, whichever mark it is written with', () => {
    const anyStored = fc
      .tuple(anyRate, anyRate, anyRate)
      .map(([usd, czk, huf]) => [quoted('USD', usd, usd), quoted('CZK', czk, czk), quoted('HUF', huf, huf)]);
    fc.assert(
      fc.property(anyStored, fc.constantFrom('.', ','), (stored, mark) => {
        const write = (rate: number) => String(rate).replace('.', mark);
        const lines = stored.map(({ acronym, buy, sell }) => `${acronym};${write(buy)};${write(sell)}`);
        expect(planOf(['kód;nákup;predaj', ...lines], {}, stored)).toMatchObject({ rows: [], problems: [] });
      }),
    );
  });
});

it('reads the reference rates of the demo as middle rates', () => {
  const rows = rowsOf(
    readFileSync('local/seed/ecb-reference-rates-2026-04-13.csv', 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(',')),
  );
  const plan = planImport({ rows, ...recogniseColumns(rows) }, noChoices, currencies);
  expect(plan.isMiddle).toBe(true);
  expect(kindOf(plan)).toEqual(['unitsPerEuro', 'one']);
  expect(ratesOf(plan)).toEqual({ HUF: { buy: 374.2, sell: 359.6 } });
  expect(plan.unchanged).toEqual(['USD', 'JPY', 'CZK']);
  expect(plan.problems).toHaveLength(rows.length - 1 - currencies.length);
  expect(plan.problems.every(({ kind }) => kind === 'unknownCode')).toBe(true);
});
