import { useSelector } from 'react-redux';
import { selectRatesStatus } from '../../features/rates/ratesSlice';
import { useStaffWords } from '../useStaffWords';

/** Says why there is no currency to edit: the list hasn't come yet, could not be read, or has no currencies. */
export function useNoRowsText(): string {
  const { editor: words } = useStaffWords();
  const status = useSelector(selectRatesStatus);
  return status === 'waiting' ? words.waiting : status === 'unavailable' ? words.noRates : words.empty;
}
