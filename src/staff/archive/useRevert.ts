import { useSelector } from 'react-redux';
import type { RateDifference } from '../../domain/archive/difference';
import type { Revert } from '../../domain/archive/revert';
import { revertOf } from '../../domain/archive/revert';
import { useSite } from '../../site/useSite';
import type { EditorRootState } from '../rateEditor/editorSelectors';
import { selectEditableCurrencies } from '../rateEditor/editorSelectors';
import { useFillIn } from '../rateEditor/useFillIn';

/** Finds out which changes can be reverted, and puts the earlier rates into the editor (rule 81). */
export function useRevert() {
  const { office } = useSite();
  const present = useSelector((state: EditorRootState) => selectEditableCurrencies(state, office.currencyOrder));
  return { revertOf: (change: RateDifference): Revert => revertOf(change, present), putBack: useFillIn() };
}
