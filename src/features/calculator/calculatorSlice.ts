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

/** What the typed amount is: what the visitor gives, or what exactly shall be received. */
export type CalculatorMode = 'given' | 'exact';

/** Null for what the visitor has neither typed nor chosen yet; an empty acronym is the choice of none. */
export interface CalculatorState {
  readonly mode: CalculatorMode;
  readonly amountText: string | null;
  readonly ownedAcronym: string | null;
  readonly wantedAcronym: string | null;
}

/** A pair of currencies as it is shown. */
export type ShownPair = Readonly<Record<'ownedAcronym' | 'wantedAcronym', string>>;

const initialCalculatorState: CalculatorState = { mode: 'given', amountText: null, ownedAcronym: null, wantedAcronym: null };

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
    /** The address fills in what the visitor has left open (rule 89). */
    addressRead: (state, { payload }: PayloadAction<CalculatorState>): CalculatorState => ({
      mode: state.amountText === null ? payload.mode : state.mode,
      amountText: state.amountText ?? payload.amountText,
      ownedAcronym: state.ownedAcronym ?? payload.ownedAcronym,
      wantedAcronym: state.wantedAcronym ?? payload.wantedAcronym,
    }),
  },
  extraReducers: (builder) => {
    // The base currency keeps its side; where it is on neither, it becomes the owned one (rule 90).
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
    selectMode: (state) => state.mode,
    selectAmountText: (state) => state.amountText ?? '',
    /** The base currency until another one is chosen (rule 87). */
    selectOwnedAcronym: (state) => state.ownedAcronym ?? BASE_CURRENCY,
  },
});

export const { amountChanged, ownedCurrencyChosen, wantedCurrencyChosen, currenciesSwapped, modeChosen, addressRead } =
  calculatorSlice.actions;
export const { selectCalculator, selectMode, selectAmountText, selectOwnedAcronym } = calculatorSlice.selectors;

/** The part of the store's state that the selectors read. */
export interface CalculatorRootState extends RatesRootState {
  readonly calculator: CalculatorState;
}

/** What the calculator converts between: the base currency first; nothing before there are rates. */
export const selectConvertibleCurrencies = createSelector([selectCurrencies], convertibleOf);

/** What the calculator offers: the base currency first, then the list in the given order of acronyms. */
export const selectOfferedCurrencies = createSelector(
  [selectConvertibleCurrencies, (_state, order: readonly string[]) => order],
  ([base, ...others], order) => (base ? [base, ...sortCurrencies(others, order)] : []),
);

/** What of a currency there is to choose from; the name is null where the list has none. */
export interface CurrencyChoice {
  readonly acronym: string;
  readonly name: string | null;
}

/** The choices among the offered currencies: the same list whatever their rates do, so that no option renders again. */
export const selectCurrencyChoices = createSelector(
  [selectOfferedCurrencies, (_state, _order: readonly string[], nameOf: Site['nameOf']) => nameOf],
  (currencies, nameOf) =>
    currencies
      // A code that two records have is offered once: the conversion takes the first of them.
      .filter(({ acronym }, index) => currencies.findIndex((other) => other.acronym === acronym) === index)
      .map((currency): CurrencyChoice => ({ acronym: currency.acronym, name: nameOf(currency) })),
  {
    memoizeOptions: {
      resultEqualityCheck: (one: CurrencyChoice[], other: CurrencyChoice[]) => isSameList(one, other, shallowEqual),
    },
  },
);

/** The wanted currency: the first of the order that is listed, until another one is chosen (rule 87). */
export const selectWantedAcronym = createSelector(
  [
    (state: CalculatorRootState) => state.calculator.wantedAcronym,
    selectConvertibleCurrencies,
    (_state, order: readonly string[]) => order,
  ],
  (chosen, currencies, order) =>
    chosen ?? order.find((code) => currencies.length === 0 || currencies.some(({ acronym }) => acronym === code)) ?? '',
);

/** What was typed as an amount; null when it is none. */
export const selectReading = createSelector(
  [selectAmountText, (_state, decimalSeparator: string) => decimalSeparator],
  readAmount,
);

/** Whether something was typed that is not an amount. */
export const selectIsAmountInvalid = createSelector(
  [selectAmountText, selectReading],
  (text, reading) => text.trim() !== '' && reading === null,
);

/** What selectors need to know of the office and of the page's language. */
export type Custom = Pick<Office, 'currencyOrder'> & Pick<Formats, 'decimalSeparator'>;

export function customOf({ words, office }: Pick<Site, 'words' | 'office'>): Custom {
  return { currencyOrder: office.currencyOrder, decimalSeparator: words.formats.decimalSeparator };
}

/** The owned currency with its rates; null while it is not known. */
export const selectOwnedCurrency = createSelector([selectConvertibleCurrencies, selectOwnedAcronym], findCurrency);

/** The wanted currency with its rates; null while it is not known. */
export const selectWantedCurrency = createSelector([selectConvertibleCurrencies, selectWantedAcronym], findCurrency);

/** The conversion of what was typed and chosen; null while anything needed is missing (rule 34). */
export const selectConversion = createSelector(
  [
    (state: CalculatorRootState, { decimalSeparator }: Custom) => selectReading(state, decimalSeparator),
    selectOwnedCurrency,
    (state: CalculatorRootState, { currencyOrder }: Custom) => selectWantedCurrency(state, currencyOrder),
  ],
  (reading, owned, wanted) => (reading && owned && wanted ? convert(reading.amount, owned, wanted) : null),
);

function findCurrency(currencies: readonly Currency[], code: string): Currency | null {
  return currencies.find(({ acronym }) => acronym === code) ?? null;
}
