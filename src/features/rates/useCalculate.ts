import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { AMOUNT_FIELD_ID, anchors } from '../../site/paths';
import { isPlainClick } from '../../ui/isPlainClick';
import { showField } from '../../ui/showField';
import { rateChosen } from './ratesSlice';

/** The click handler of a link to the calculator: fills in a currency without loading a page (rule 90). */
export function useCalculate(acronym: string) {
  const dispatch = useDispatch();
  return (event: MouseEvent): void => {
    // In a new tab or window, and before the application has loaded, the link's address does the same.
    if (isPlainClick(event)) {
      event.preventDefault();
      dispatch(rateChosen(acronym));
      // A step in the history, like every link to the calculator: the Back button returns to the list.
      window.location.hash = anchors.calculator;
      showField(AMOUNT_FIELD_ID);
    }
  };
}
