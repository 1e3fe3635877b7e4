import type { CalculatorState } from '../../../src/features/calculator/calculatorSlice';
import {
  selectConversion,
  selectCurrencyChoices,
  selectHasInput,
  selectIsAmountInvalid,
  selectOfferedCurrencies,
  selectOwnedAcronym,
  selectWantedAcronym,
} from '../../../src/features/calculator/calculatorSlice';
import type { Currency } from '../../../src/domain/rates/currency';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { demoSite } from '../../support/demoSite';
import { buildCurrency, buildLiveRates } from '../../support/builders';

/** The same array in every call, as with the office's order, so that selectors can memoize. */
const ORDER = ['USD', 'CZK'];

const filled: CalculatorState = { mode: 'given', amountText: '100', ownedAcronym: 'EUR', wantedAcronym: 'USD' };

describe('selectConversion', () => {
  const live = buildLiveRates(
    buildCurrency({ acronym: 'EUR', buy: 1, sell: 1 }),
    buildCurrency({ acronym: 'USD', buy: 1.187, sell: 1.15 }),
    buildCurrency({ acronym: 'CZK', buy: 24.9, sell: null }),
  );
  const select = (calculator: Partial<CalculatorState>, rates: RatesState = live) =>
    selectConversion({ rates, calculator: { ...filled, ...calculator } }, { currencyOrder: ORDER, decimalSeparator: ',' });

  it('converts what was typed and chosen', () => {
    expect(select({ amountText: '1 000,50' })?.amount).toBe('1150.58');
  });

  it.each([
    ['the amount', { amountText: '' }],
    ['a readable amount', { amountText: '1e3' }],
    ['the owned currency', { ownedAcronym: '' }],
    ['the wanted currency', { wantedAcronym: '' }],
    ['a listed currency', { wantedAcronym: 'XXX' }],
    ['a needed rate', { wantedAcronym: 'CZK' }],
  ])('gives nothing without %s', (_name, calculator) => {
    expect(select(calculator)).toBeNull();
  });

  it('gives nothing before rates came', () => {
    expect(select({}, { status: 'waiting' })).toBeNull();
  });
});

describe('selectHasInput', () => {
  const untouched: CalculatorState = { mode: null, amountText: null, ownedAcronym: null, wantedAcronym: null };

  it.each<[string, Partial<CalculatorState>, boolean]>([
    ['nothing', {}, false],
    ['an amount that was emptied again', { amountText: '' }, false],
    ['an amount', { amountText: '1e' }, true],
    ['what the amount means', { mode: 'exact' }, true],
    ['the owned currency', { ownedAcronym: 'USD' }, true],
    ['no owned currency, chosen as such', { ownedAcronym: '' }, true],
    ['the wanted currency', { wantedAcronym: 'USD' }, true],
  ])('of %s', (_what, input, has) => {
    expect(selectHasInput({ calculator: { ...untouched, ...input } })).toBe(has);
  });
});

describe('selectOfferedCurrencies', () => {
  const offer = (...acronyms: string[]) =>
    selectOfferedCurrencies(
      {
        rates: buildLiveRates(...acronyms.map((acronym) => buildCurrency({ acronym }))),
      },
      ORDER,
    );

  it.each([
    ['the base currency before the others, once', ['USD', 'EUR', 'CZK'], ['EUR', 'USD', 'CZK']],
    ['the base currency though the list has none', ['USD'], ['EUR', 'USD']],
    ['nothing before there are rates', [], []],
  ])('are %s', (_name, listed, offered) => {
    expect(offer(...listed).map(({ acronym }) => acronym)).toEqual(offered);
  });

  it("keep the list's own record of the base currency", () => {
    expect(offer('USD', 'EUR')[0]).toEqual(buildCurrency({ acronym: 'EUR' }));
  });

  it('name a base currency that the list has no record of', () => {
    const [base] = offer('USD');
    expect(base).toEqual({ key: 'eur', acronym: 'EUR', name_en: 'Euro', name_sk: 'euro', buy: 1, sell: 1, updated: null });
  });
});

describe('selectWantedAcronym', () => {
  const wanted = (chosen: string | null, ...listed: string[]) =>
    selectWantedAcronym(
      {
        calculator: { ...filled, wantedAcronym: chosen },
        rates: buildLiveRates(...listed.map((acronym) => buildCurrency({ acronym }))),
      },
      ORDER,
    );

  it.each<[string, string | null, readonly string[], string]>([
    ['what was chosen', 'HUF', ['USD', 'HUF'], 'HUF'],
    ['what was chosen, before there are rates', 'HUF', [], 'HUF'],
    ['none once the list no longer has what was chosen', 'HUF', ['USD'], ''],
    ['the first of the order', null, ['CZK', 'USD'], 'USD'],
    ['the first of the order that is listed', null, ['HUF', 'CZK'], 'CZK'],
    ['the first of the order before there are rates', null, [], 'USD'],
    ['none where the list has none of the order', null, ['HUF'], ''],
  ])('is %s', (_name, chosen, listed, acronym) => {
    expect(wanted(chosen, ...listed)).toBe(acronym);
  });
});

describe('selectOwnedAcronym', () => {
  it.each<[string, string | null, readonly string[], string]>([
    ['the base currency until another one is chosen, though the list has no record of it', null, ['USD'], 'EUR'],
    ['what was chosen', 'HUF', ['HUF'], 'HUF'],
    ['what was chosen, before there are rates', 'HUF', [], 'HUF'],
    ['none once the list no longer has what was chosen', 'HUF', ['USD'], ''],
    ['none if none was chosen', '', ['USD'], ''],
  ])('is %s', (_name, ownedAcronym, listed, acronym) => {
    expect(
      selectOwnedAcronym({
        calculator: { ...filled, ownedAcronym },
        rates: buildLiveRates(...listed.map((code) => buildCurrency({ acronym: code }))),
      }),
    ).toBe(acronym);
  });
});

describe('selectIsAmountInvalid', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['100', false],
    ['1 234,56', false],
    ['abc', true],
    ['-5', true],
  ])('%j: %p', (amountText, expected) => {
    expect(selectIsAmountInvalid({ calculator: { ...filled, amountText } }, ',')).toBe(expected);
  });
});

describe('selectCurrencyChoices', () => {
  const listing = (...currencies: readonly Currency[]) =>
    selectCurrencyChoices({ rates: buildLiveRates(...currencies) }, ORDER, demoSite.nameOf);
  const usd = buildCurrency();
  const czk = buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna' });

  it('stays the same list when only rates changed, so that no option renders again', () => {
    expect(listing({ ...usd, buy: 9, updated: '2026-05-01T10:00:00' }, czk)).toBe(listing(usd, czk));
  });

  it('have a code once, though two records have it', () => {
    expect(listing(usd, { ...usd, key: 'other', name_sk: 'iný dolár' }).map(({ name }) => name)).toEqual([
      'euro',
      'americký dolár',
    ]);
  });

  it.each([
    ['came', [usd, czk, buildCurrency({ acronym: 'HUF' })]],
    ['went', [usd]],
    ['was renamed', [usd, { ...czk, name_sk: 'koruna' }]],
    ['got another code', [usd, { ...czk, acronym: 'CSK' }]],
  ])('is another list when a currency %s', (_name, changed) => {
    const before = listing(usd, czk);
    const now = listing(...changed);
    expect(now).not.toBe(before);
    expect(now.slice(1)).toEqual(expect.arrayContaining(changed.map(({ acronym, name_sk }) => ({ acronym, name: name_sk }))));
  });
});
