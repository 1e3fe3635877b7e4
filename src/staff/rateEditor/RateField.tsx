import { memo, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import type { RateSide } from '../../domain/rates/currency';
import { isConflict, judgeEdit } from '../../domain/rates/rateEdit';
import type { RatePart, RateParts } from '../../domain/rates/rateParts';
import { partOfProblem, splitRate } from '../../domain/rates/rateParts';
import type { EditorRoot } from './editorSlice';
import { rateEdited, rateReverted, selectEdit } from './editorSlice';
import { focusField } from './fieldNavigation';
import { RatePartInput } from './RatePartInput';

interface Props {
  readonly currencyKey: string;
  readonly acronym: string;
  readonly side: RateSide;
  readonly stored: number;
  /** Whether what is no rate shall be marked. */
  readonly isMarked: boolean;
  /** Id of the text that says what became of the row at the last save. */
  readonly rowReasonId: string;
}

/** One rate as two inputs around a comma; a keystroke renders no other field. */
export const RateField = memo(function RateField({ currencyKey: key, acronym, side, stored, isMarked, rowReasonId }: Props) {
  const words = useStaffWords().editor;
  const dispatch = useDispatch();
  const edit = useSelector((state: EditorRoot) => selectEdit(state, key, side));
  const inputs = { whole: useRef<HTMLInputElement>(null), decimals: useRef<HTMLInputElement>(null) };
  const noteId = useId();

  const shown = edit?.parts ?? splitRate(stored);
  const outcome = judgeEdit(shown, stored);
  const isChanged = edit !== null && outcome.type !== 'unchanged';
  const problem = isMarked && isChanged && outcome.type === 'invalid' ? outcome.problem : null;
  const problemPart = problem && partOfProblem(problem);

  const change = (next: RateParts) => dispatch(rateEdited({ key, side, parts: next, base: stored }));
  const focusPart = (part: RatePart) => inputs[part].current && focusField(inputs[part].current);

  const finishWhole = (whole: string) => {
    if (whole !== shown.whole) {
      change({ ...shown, whole });
    }
    focusPart('decimals');
  };

  const revert = () => {
    dispatch(rateReverted({ key, side }));
    // Its button is gone with the change.
    focusPart('whole');
  };

  const renderPart = (part: RatePart) => (
    <RatePartInput
      ref={inputs[part]}
      side={side}
      part={part}
      label={words.field[part](acronym, words[side])}
      value={shown[part]}
      isMarked={problem !== null && (problemPart === null || problemPart === part)}
      describedBy={`${noteId} ${rowReasonId}`}
      onType={(text) => change({ ...shown, [part]: text })}
      onPasteRate={change}
      onSeparator={finishWhole}
    />
  );

  return (
    <div className={isChanged ? 'rate-field rate-field--changed' : 'rate-field'}>
      <div className="rate-field__parts">
        {renderPart('whole')}
        <span className="rate-field__comma" aria-hidden="true">
          ,
        </span>
        {renderPart('decimals')}
      </div>
      <div className="rate-field__below">
        <div id={noteId} className="rate-field__notes">
          {problem !== null && <p className="rate-field__problem">{words.problems[problem]}</p>}
          {isChanged && <StoredRate stored={stored} isOverwritten={isConflict(edit, stored)} />}
        </div>
        {isChanged && (
          <button
            className="rate-field__revert"
            type="button"
            aria-label={words.field.revertOf(acronym, words[side])}
            title={words.field.revert}
            onClick={revert}
          >
            <span aria-hidden="true">↺</span>
          </button>
        )}
      </div>
    </div>
  );
});

/** The rate that the change would replace; someone else may have set it since. */
function StoredRate({ stored, isOverwritten }: { readonly stored: number; readonly isOverwritten: boolean }) {
  const { format } = useSite();
  const { field } = useStaffWords().editor;
  const rate = format.rate(stored);
  return isOverwritten ? (
    <p className="rate-field__conflict">{field.changedElsewhere(rate)}</p>
  ) : (
    <p className="rate-field__stored">{field.stored(rate)}</p>
  );
}
