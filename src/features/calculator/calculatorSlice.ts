import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { readAmount } from '../../domain/money/amount';
import { convert } from '../../domain/money/conversion';
import { convertibleOf } from '../../domain/money/convertible';
import type { Currency } from '../../domain/rates/currency';
import { BASE_CURRENCY } from '../../domain/rates/currency';
import { isSameList } from '../../domain/sameList';
import { sortCurrencies } from '../../domain/rates/currencyOrder';
import type { Formats } from '../../site/format';
import type { Office } from '../../site/office';
import type { Site } from '../../site/site';
import type { RatesRootState } from '../rates/ratesSlice';
import { rateChosen, selectCurrencies } from '../rates/ratesSlice';

/** The meaning of the typed amount: the sum that the visitor gives, or the exact sum to receive. */
export type CalculatorMode = 'given' | 'exact';

/** Each part is null until the visitor types or chooses it; an empty acronym means that they chose no currency. */
export interface CalculatorState {
  readonly mode: CalculatorMode | null;
  readonly amountText: string | null;
  readonly ownedAcronym: string | null;
  readonly wantedAcronym: string | null;
}

/** The acronyms of the shown pair of currencies. */
export type ShownPair = Readonly<Record<'ownedAcronym' | 'wantedAcronym', string>>;

const initialCalculatorState: CalculatorState = { mode: null, amountText: null, ownedAcronym: null, wantedAcronym: null };

export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState: initialCalculatorState,
  reducers: {
    amountChanged: (state, { payload }: PayloadAction<string>) => {
      state.amountText = payload;
    },
    ownedCurrencyChosen: (state, { payload }: PayloadAction<string>) => {
      state.ownedAcronym = payload;
    },
    wantedCurrencyChosen: (state, { payload }: PayloadAction<string>) => {
      state.wantedAcronym = payload;
    },
    currenciesSwapped: (state, { payload }: PayloadAction<ShownPair>) => ({
      ...state,
      ownedAcronym: payload.wantedAcronym,
      wantedAcronym: payload.ownedAcronym,
    }),
    modeChosen: (state, { payload }: PayloadAction<CalculatorMode>) => {
      state.mode = payload;
    },
    /** The address fills in the fields that the visitor hasn't filled in (rule 89). */
    addressRead: (state, { payload }: PayloadAction<CalculatorState>): CalculatorState => ({
      mode: state.mode ?? (state.amountText === null ? payload.mode : null),
      amountText: state.amountText ?? payload.amountText,
      ownedAcronym: state.ownedAcronym ?? payload.ownedAcronym,
      wantedAcronym: state.wantedAcronym ?? payload.wantedAcronym,
    }),
  },
  extraReducers: (builder) => {
    // The base currency keeps its side; if it is on neither side, it becomes the owned currency (rule 90).
    builder.addCase(rateChosen, (state, { payload }) => {
      const isOwnedQuoted = (state.ownedAcronym ?? BASE_CURRENCY) !== BASE_CURRENCY;
      if (isOwnedQuoted && state.wantedAcronym === BASE_CURRENCY) {
        state.ownedAcronym = payload;
      } else {
        state.ownedAcronym = BASE_CURRENCY;
        state.wantedAcronym = payload;
      }
    });
  },
  selectors: {
    selectCalculator: (state) => state,
    /** Whether anything was typed or chosen. */
    selectHasInput: ({ mode, amountText, ownedAcronym, wantedAcronym }) =>
      Boolean(amountText) || mode !== null || ownedAcronym !== null || wantedAcronym !== null,
    selectMode: (state): CalculatorMode => state.mode ?? 'given',
    selectAmountText: (state) => state.amountText ?? '',
  },
});

export const { amountChanged, ownedCurrencyChosen, wantedCurrencyChosen, currenciesSwapped, modeChosen, addressRead } =
  calculatorSlice.actions;
export const { selectCalculator, selectHasInput, selectMode, selectAmountText } = calculatorSlice.selectors;

/** The part of the store's state that the selectors read. */
export interface CalculatorRootState extends RatesRootState {
  readonly calculator: CalculatorState;
}

/** The currencies that the calculator can convert, the base currency first; empty before there are rates. */
const selectConvertibleCurrencies = createSelector([selectCurrencies], convertibleOf);

/** The currencies that the calculator offers: the base currency first, then the list in the given order of acronyms. */
export const selectOfferedCurrencies = createSelector(
  [selectConvertibleCurrencies, (_state, order: readonly string[]) => order],
  ([base, ...others], order) => (base ? [base, ...sortCurrencies(others, order)] : []),
);

/** A currency to choose; the name is null if the list has none. */
export interface CurrencyChoice {
  readonly acronym: string;
  readonly name: string | null;
}

/** The offered currencies as choices. Changed rates don't make a new list, so the options don't render again. */
export const selectCurrencyChoices = createSelector(
  [selectOfferedCurrencies, (_state, _order: readonly string[], nameOf: Site['nameOf']) => nameOf],
  (currencies, nameOf) =>
    currencies
      // Offers an acronym that two records share only once: the conversion uses the first record.
      .filter(({ acronym }, index) => currencies.findIndex((other) => other.acronym === acronym) === index)
      .map((currency): CurrencyChoice => ({ acronym: currency.acronym, name: nameOf(currency) })),
  {
    memoizeOptions: {
      resultEqualityCheck: (one: CurrencyChoice[], other: CurrencyChoice[]) => isSameList(one, other, shallowEqual),
    },
  },
);

/** The owned currency: the base currency until another one is chosen (rule 87); empty if the list no longer has it. */
export const selectOwnedAcronym = createSelector(
  [(state: CalculatorRootState) => state.calculator.ownedAcronym ?? BASE_CURRENCY, selectConvertibleCurrencies],
  (code, currencies) => (isListed(code, currencies) ? code : ''),
);

/**
 * The wanted currency: until the visitor chooses one, the first listed currency of the office's order (rule 87); empty if the list
 * no longer has it.
 */
export const selectWantedAcronym = createSelector(
  [
    (state: CalculatorRootState) => state.calculator.wantedAcronym,
    selectConvertibleCurrencies,
    (_state, order: readonly string[]) => order,
  ],
  (chosen, currencies, order) => (chosen === null ? order : [chosen]).find((code) => isListed(code, currencies)) ?? '',
);

/** The typed amount; null when the text is no amount. */
export const selectAmountReading = createSelector(
  [selectAmountText, (_state, decimalSeparator: string) => decimalSeparator],
  readAmount,
);

/** Whether something was typed that is not an amount. */
export const selectIsAmountInvalid = createSelector(
  [selectAmountText, selectAmountReading],
  (text, reading) => text.trim() !== '' && reading === null,
);

/** The facts about the office and the page's language that selectors need. */
export type CalculatorSettings = Pick<Office, 'currencyOrder'> & Pick<Formats, 'decimalSeparator'>;

export function calculatorSettingsOf({ words, office }: Pick<Site, 'words' | 'office'>): CalculatorSettings {
  return { currencyOrder: office.currencyOrder, decimalSeparator: words.formats.decimalSeparator };
}

/** The owned currency with its rates; null while unknown. */
export const selectOwnedCurrency = createSelector([selectConvertibleCurrencies, selectOwnedAcronym], findCurrency);

/** The wanted currency with its rates; null while unknown. */
export const selectWantedCurrency = createSelector([selectConvertibleCurrencies, selectWantedAcronym], findCurrency);

/** The conversion of the typed amount; null while an input is missing (rule 34). */
export const selectConversion = createSelector(
  [
    (state: CalculatorRootState, { decimalSeparator }: CalculatorSettings) => selectAmountReading(state, decimalSeparator),
    selectOwnedCurrency,
    (state: CalculatorRootState, { currencyOrder }: CalculatorSettings) => selectWantedCurrency(state, currencyOrder),
  ],
  (reading, owned, wanted) => (reading && owned && wanted ? convert(reading.amount, owned, wanted) : null),
);

/** Whether a currency can be chosen; before there are rates, any can. */
function isListed(code: string, currencies: readonly Currency[]): boolean {
  return currencies.length === 0 || findCurrency(currencies, code) !== null;
}

function findCurrency(currencies: readonly Currency[], code: string): Currency | null {
  return currencies.find(({ acronym }) => acronym === code) ?? null;
}
