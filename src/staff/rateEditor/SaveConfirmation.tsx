import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { staffTexts } from '../../site/words/staffWords';
import { formatRate } from '../../domain/rates/rateFormat';
import type { SaveConcern } from './editorSlice';
import { saveCancelled, saveConfirmed, selectEditorStatus, selectConcerns } from './editorSlice';

const texts = staffTexts.confirmation;

/** Shows what deserves a second look, with old and new rates, before anything is sent. */
export function SaveConfirmation() {
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
          <li key={keyOf(concern)}>{describe(concern)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function keyOf(concern: SaveConcern): string {
  return concern.kind === 'clockWrong' ? concern.kind : `${concern.key} ${concern.kind} ${'side' in concern ? concern.side : ''}`;
}

function describe(concern: SaveConcern): string {
  if (concern.kind === 'clockWrong') {
    return texts.clockWrong(concern.minutesAhead);
  }
  if (concern.kind === 'sellAboveBuy') {
    return texts.sellAboveBuy(concern.acronym, formatRate(concern.buy), formatRate(concern.sell));
  }
  const name = `${concern.acronym} ${staffTexts.editor[concern.side]}`;
  return texts[concern.kind](name, formatRate(concern.stored), formatRate(concern.rate));
}
