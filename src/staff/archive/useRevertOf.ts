import { useSelector } from 'react-redux';
import type { RateDifference } from '../../domain/archive/difference';
import type { Revert } from '../../domain/archive/revert';
import { revertOf } from '../../domain/archive/revert';
import { useSite } from '../../site/useSite';
import type { EditorRootState } from '../rateEditor/editorSelectors';
import { selectEditableCurrencies } from '../rateEditor/editorSelectors';

/** Finds out which changes can be reverted, and how. */
export function useRevertOf(): (change: RateDifference) => Revert {
  const { office } = useSite();
  const present = useSelector((state: EditorRootState) => selectEditableCurrencies(state, office.currencyOrder));
  return (change) => revertOf(change, present);
}
