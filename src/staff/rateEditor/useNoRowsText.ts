import { useSelector } from 'react-redux';
import { selectRatesStatus } from '../../features/rates/ratesSlice';
import { useStaffWords } from '../useStaffWords';

/** Why there is no currency to be edited: the list is still to come, it could not be read, or it has none. */
export function useNoRowsText(): string {
  const { editor: words } = useStaffWords();
  const status = useSelector(selectRatesStatus);
  return status === 'waiting' ? words.waiting : status === 'unavailable' ? words.noRates : words.empty;
}
