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

it('is emptied by its own addition alone, unless something was typed on', () => {
  const record = { acronym: 'GBP', name_sk: 'libra', name_en: 'Pound', buy: 0.9, sell: 0.8 };
  const draft = { acronym: ' gbp ', name_sk: 'libra ', name_en: 'Pound', buy: '0,90', sell: '.8' };
  const typed = reducer(initialAdditionDraftState, additionTyped(draft));
  const added = currencyWritten({ act: 'add', acronym: 'GBP', record });
  expect(reducer(typed, added).draft).toEqual(emptyCurrencyDraft);
  expect(reducer(typed, currencyWritten({ act: 'retire', acronym: 'GBP', record: null })).draft).toBe(typed.draft);
  const other = { ...record, acronym: 'USD' };
  expect(reducer(typed, currencyWritten({ act: 'add', acronym: 'USD', record: other })).draft).toBe(typed.draft);
  const typedOn = reducer(typed, additionTyped({ sell: '0,81' }));
  expect(reducer(typedOn, added).draft).toEqual({ ...draft, sell: '0,81' });
});
