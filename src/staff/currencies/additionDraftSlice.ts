import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { CurrencyDraft } from '../../domain/rates/newCurrency';
import { emptyCurrencyDraft, readCurrencyDraft } from '../../domain/rates/newCurrency';
import type { WaitingWork } from '../signIn/waitingWork';
import { afterSession } from '../signIn/waitingWork';
import type { Written } from './currenciesSlice';
import { currencyWritten } from './currenciesSlice';

export interface AdditionDraftState extends WaitingWork {
  readonly draft: CurrencyDraft;
}

export const initialAdditionDraftState: AdditionDraftState = { draft: emptyCurrencyDraft, waitingFor: null };

/** What staff have typed about a currency to add (rule 77); moving between the staff's pages keeps it. */
export const additionDraftSlice = createSlice({
  name: 'additionDraft',
  initialState: initialAdditionDraftState,
  reducers: {
    additionTyped: ({ draft, waitingFor }, { payload: fields }: PayloadAction<Partial<CurrencyDraft>>): AdditionDraftState => ({
      draft: { ...draft, ...fields },
      waitingFor,
    }),
  },
  extraReducers: (builder) => {
    builder
      // Keeps a draft that was changed during the write: it is no longer what was written.
      .addCase(currencyWritten, (state, { payload: { record } }) =>
        record !== null && saysTheSame(state.draft, record) ? { ...state, draft: emptyCurrencyDraft } : state,
      )
      .addDefaultCase((state, event) => afterSession<AdditionDraftState>(state, event, initialAdditionDraftState));
  },
  selectors: {
    selectAdditionDraft: ({ draft }) => draft,
    /** Whether anything typed would be lost. */
    selectHasAdditionDraft: ({ draft }) => Object.values(draft).some((text) => text !== ''),
  },
});

function saysTheSame(draft: CurrencyDraft, record: Written['record']): boolean {
  const reading = readCurrencyDraft(draft, []);
  return reading.isRecord && shallowEqual(reading.record, record);
}

export const { additionTyped } = additionDraftSlice.actions;
export const { selectAdditionDraft, selectHasAdditionDraft } = additionDraftSlice.selectors;
