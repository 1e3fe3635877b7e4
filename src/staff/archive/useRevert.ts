import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { RateDifference } from '../../domain/archive/difference';
import type { Revert } from '../../domain/archive/revert';
import { revertOf } from '../../domain/archive/revert';
import type { RateEdit } from '../../domain/rates/rateEdit';
import { paths } from '../../site/paths';
import { useSite } from '../../site/useSite';
import type { EditorRootState } from '../rateEditor/editorSelectors';
import { selectEditableCurrencies } from '../rateEditor/editorSelectors';
import { rateEdited } from '../rateEditor/editorSlice';

/** Judges what can be put back, and puts it into the editor as what was typed: saving it is asked about there as ever (rule 81). */
export function useRevert() {
  const { office } = useSite();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const present = useSelector((state: EditorRootState) => selectEditableCurrencies(state, office.currencyOrder));
  return {
    revertOf: (change: RateDifference): Revert => revertOf(change, present),
    putBack: (edits: readonly RateEdit[]): void => {
      edits.forEach((edit) => dispatch(rateEdited(edit)));
      void navigate(paths.editor);
    },
  };
}
