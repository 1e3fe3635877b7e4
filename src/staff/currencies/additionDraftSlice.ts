import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { CurrencyDraft } from '../../domain/rates/newCurrency';
import { codeOf, emptyCurrencyDraft } from '../../domain/rates/newCurrency';
import type { LeftWork } from '../signIn/leftWork';
import { afterSession } from '../signIn/leftWork';
import { currencyWritten } from './currenciesSlice';

export interface AdditionDraftState extends LeftWork {
  readonly draft: CurrencyDraft;
}

export const initialAdditionDraftState: AdditionDraftState = { draft: emptyCurrencyDraft, leftBy: null };

/** What is typed of a currency that shall be added (rule 77); moving among the staff's pages keeps it. */
export const additionDraftSlice = createSlice({
  name: 'additionDraft',
  initialState: initialAdditionDraftState,
  reducers: {
    additionTyped: ({ draft, leftBy }, { payload: fields }: PayloadAction<Partial<CurrencyDraft>>): AdditionDraftState => ({
      draft: { ...draft, ...fields },
      leftBy,
    }),
  },
  extraReducers: (builder) => {
    builder
      // What was typed meanwhile is another currency.
      .addCase(currencyWritten, (state, { payload: { act, acronym } }) =>
        act === 'add' && codeOf(state.draft) === acronym ? { ...state, draft: emptyCurrencyDraft } : state,
      )
      .addDefaultCase((state, event) => afterSession<AdditionDraftState>(state, event, initialAdditionDraftState));
  },
  selectors: {
    selectAdditionDraft: ({ draft }) => draft,
    /** Whether anything typed would be lost. */
    selectHasAdditionDraft: ({ draft }) => Object.values(draft).some((text) => text !== ''),
  },
});

export const { additionTyped } = additionDraftSlice.actions;
export const { selectAdditionDraft, selectHasAdditionDraft } = additionDraftSlice.selectors;
