import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Format } from '../../site/format';
import { useSite } from '../../site/useSite';
import type { StaffWords } from '../../site/words/staffWords';
import { useStaffWords } from '../useStaffWords';
import type { SaveConcern } from './editorSlice';
import { saveCancelled, saveConfirmed, selectEditorStatus, selectConcerns } from './editorSlice';

/** Asks about concerns, showing old and new rates, before anything is sent. */
export function SaveConfirmation() {
  const { format } = useSite();
  const words = useStaffWords();
  const texts = words.confirmation;
  const dispatch = useDispatch();
  const isAsking = useSelector(selectEditorStatus) === 'confirming';
  const concerns = useSelector(selectConcerns);
  if (!isAsking) {
    return null;
  }
  return (
    <ConfirmDialog
      heading={texts.heading}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => dispatch(saveConfirmed())}
      onCancel={() => dispatch(saveCancelled())}
    >
      <p>{texts.intro}</p>
      <ul className="dialog__list">
        {concerns.map((concern) => (
          <li key={keyOf(concern)}>{describe(concern, words, format)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function keyOf(concern: SaveConcern): string {
  return concern.kind === 'clockWrong' ? concern.kind : `${concern.key} ${concern.kind} ${'side' in concern ? concern.side : ''}`;
}

function describe(concern: SaveConcern, { confirmation: texts, editor }: StaffWords, format: Format): string {
  if (concern.kind === 'clockWrong') {
    return texts.clockWrong(concern.minutesAhead);
  }
  if (concern.kind === 'sellAboveBuy') {
    return texts.sellAboveBuy(concern.acronym, format.rate(concern.buy), format.rate(concern.sell));
  }
  const name = `${concern.acronym} ${editor[concern.side]}`;
  return texts[concern.kind](name, format.rate(concern.stored), format.rate(concern.rate));
}
