import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { parseAmount } from '../../domain/money/amount';
import { convert } from '../../domain/money/conversion';
import { convertibleOf } from '../../domain/money/convertible';
import { isSameList } from '../../domain/sameList';
import { sortCurrencies } from '../../domain/rates/currencyOrder';
import { selectCurrencies } from '../rates/ratesSlice';

/** What the visitor typed and chose, nothing else; an empty acronym stands for no choice yet. */
export interface CalculatorState {
  readonly amountText: string;
  readonly ownedAcronym: string;
  readonly wantedAcronym: string;
}

const initialCalculatorState: CalculatorState = { amountText: '', ownedAcronym: '', wantedAcronym: '' };

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
  },
  selectors: {
    selectAmountText: (state) => state.amountText,
    selectOwnedAcronym: (state) => state.ownedAcronym,
    selectWantedAcronym: (state) => state.wantedAcronym,
    /** Whether something was typed that is not an amount. */
    selectIsAmountInvalid: (state) => state.amountText.trim() !== '' && parseAmount(state.amountText) === null,
  },
});

export const { amountChanged, ownedCurrencyChosen, wantedCurrencyChosen } = calculatorSlice.actions;
export const { selectAmountText, selectOwnedAcronym, selectWantedAcronym, selectIsAmountInvalid } = calculatorSlice.selectors;

const selectConvertibleCurrencies = createSelector([selectCurrencies], convertibleOf);

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
  [selectOfferedCurrencies],
  (currencies) =>
    currencies
      // A code that two records have is offered once: the conversion takes the first of them.
      .filter(({ acronym }, index) => currencies.findIndex((other) => other.acronym === acronym) === index)
      .map(({ acronym, name_sk }): CurrencyChoice => ({ acronym, name: name_sk })),
  {
    memoizeOptions: {
      resultEqualityCheck: (one: CurrencyChoice[], other: CurrencyChoice[]) => isSameList(one, other, shallowEqual),
    },
  },
);

/** The conversion of what was typed and chosen; null while anything needed is missing (rule 34). */
export const selectConversion = createSelector(
  [selectConvertibleCurrencies, selectAmountText, selectOwnedAcronym, selectWantedAcronym],
  (currencies, amountText, ownedAcronym, wantedAcronym) => {
    const amount = parseAmount(amountText);
    const owned = currencies.find(({ acronym }) => acronym === ownedAcronym);
    const wanted = currencies.find(({ acronym }) => acronym === wantedAcronym);
    return amount !== null && owned && wanted ? convert(amount, owned, wanted) : null;
  },
);
