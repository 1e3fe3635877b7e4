import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { DisappearingButton } from '../DisappearingButton';
import { useStaffWords } from '../useStaffWords';
import { EditorAside } from './EditorAside';
import type { EditorRootState } from './editorSelectors';
import { selectOrphanedEdits } from './editorSelectors';
import { editDiscarded } from './editorSlice';

/** Shows the edits of currencies that are no longer listed; they are kept until somebody discards them. */
export function OrphanedEdits() {
  const { office } = useSite();
  const { orphanedEdits: words, editor } = useStaffWords();
  const dispatch = useDispatch();
  const edits = useSelector((state: EditorRootState) => selectOrphanedEdits(state, office.currencyOrder));
  if (edits.length === 0) {
    return null;
  }
  return (
    <EditorAside heading={words.heading}>
      {edits.map(({ key, side, parts }) => {
        const typed = words.typed(`${key.toUpperCase()} ${editor[side]}`, parts.whole, parts.decimals);
        return (
          <li key={`${key} ${side}`}>
            {typed}{' '}
            <DisappearingButton aria-label={words.discardOf(typed)} onClick={() => dispatch(editDiscarded({ key, side }))}>
              {words.discard}
            </DisappearingButton>
          </li>
        );
      })}
    </EditorAside>
  );
}
