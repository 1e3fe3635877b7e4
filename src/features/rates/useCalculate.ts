import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { AMOUNT_FIELD_ID } from '../../site/paths';
import { showField } from '../../ui/showField';
import { rateChosen } from './ratesSlice';

/** Fills the calculator with a currency, when a link to it is followed (rule 90). */
export function useCalculate(acronym: string) {
  const dispatch = useDispatch();
  return (event: MouseEvent): void => {
    // Without the application, and in another window, the address does the same.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      dispatch(rateChosen(acronym));
      showField(AMOUNT_FIELD_ID);
    }
  };
}
