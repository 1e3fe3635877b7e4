import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { RateEdit } from '../../domain/rates/rateEdit';
import { paths } from '../../site/paths';
import { editDiscarded, rateEdited } from './editorSlice';

/** Puts rates into the editor as if they were typed, and opens it; a save asks about their concerns as usual. */
export function useFillIn(): (edits: readonly RateEdit[]) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (edits) => {
    edits.forEach((edit) => {
      // Typing on would keep the base of what was typed before; these edits bring their own.
      dispatch(editDiscarded(edit));
      dispatch(rateEdited(edit));
    });
    void navigate(paths.editor);
  };
}
