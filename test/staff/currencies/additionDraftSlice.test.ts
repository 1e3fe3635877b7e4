import { emptyCurrencyDraft } from '../../../src/domain/rates/newCurrency';
import {
  additionDraftSlice,
  additionTyped,
  initialAdditionDraftState,
  selectAdditionDraft,
  selectHasAdditionDraft,
} from '../../../src/staff/currencies/additionDraftSlice';
import { currencyWritten } from '../../../src/staff/currencies/currenciesSlice';

const { reducer } = additionDraftSlice;

it('counts as typed with any single field, and no longer when that is empty again', () => {
  expect(selectHasAdditionDraft({ additionDraft: initialAdditionDraftState })).toBe(false);
  Object.keys(emptyCurrencyDraft).forEach((field) => {
    const typed = reducer(initialAdditionDraftState, additionTyped({ [field]: 'x' }));
    expect(selectHasAdditionDraft({ additionDraft: typed })).toBe(true);
    expect(selectAdditionDraft({ additionDraft: typed })).toEqual({ ...emptyCurrencyDraft, [field]: 'x' });
    expect(selectHasAdditionDraft({ additionDraft: reducer(typed, additionTyped({ [field]: '' })) })).toBe(false);
  });
});

it('is emptied by its own addition alone', () => {
  const typed = reducer(initialAdditionDraftState, additionTyped({ acronym: ' gbp ', buy: '0,9' }));
  expect(reducer(typed, currencyWritten({ act: 'add', acronym: 'GBP' })).draft).toEqual(emptyCurrencyDraft);
  expect(reducer(typed, currencyWritten({ act: 'retire', acronym: 'GBP' })).draft).toBe(typed.draft);
  expect(reducer(typed, currencyWritten({ act: 'add', acronym: 'USD' })).draft).toBe(typed.draft);
});
