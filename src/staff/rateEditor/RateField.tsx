import { memo, useId } from 'react';
import { useStaffWords } from '../useStaffWords';
import type { QuoteSide } from '../../domain/rates/currency';
import { isConflict, judgeEdit } from '../../domain/rates/rateEdit';
import type { RatePart } from '../../domain/rates/rateParts';
import { partOfProblem, rangeProblemOf } from '../../domain/rates/rateParts';
import { RateNote } from './RateNote';
import { RatePartInput } from './RatePartInput';
import { useOwnUndo } from './useOwnUndo';
import { useRateField } from './useRateField';

interface Props {
  readonly currencyKey: string;
  readonly acronym: string;
  readonly side: QuoteSide;
  readonly stored: number;
  /** Whether to mark an invalid rate. */
  readonly isMarked: boolean;
  /** Id of the text that says what became of the row at the last save. */
  readonly rowReasonId: string;
}

/** One rate as two inputs around a comma; a keystroke renders no other field. */
export const RateField = memo(function RateField({ currencyKey: key, acronym, side, stored, isMarked, rowReasonId }: Props) {
  const words = useStaffWords().editor;
  const { inputs, edit, visit, pasteRefusal, type, paste, move, leave, discard } = useRateField(key, side, stored);
  const partsRef = useOwnUndo(move);
  const noteId = useId();

  const outcome = judgeEdit(visit.parts, stored);
  const isChanged = edit !== null && outcome.type !== 'unchanged';
  const typedProblem = outcome.type === 'invalid' ? outcome.problem : null;
  // The stored rate may be invalid, too, and then the other side can't be saved either.
  const rateProblem = isChanged ? typedProblem : rangeProblemOf(stored);
  const problem = isMarked ? rateProblem : null;
  const problemPart = problem && partOfProblem(problem);

  const renderPart = (part: RatePart) => (
    <RatePartInput
      ref={inputs[part]}
      side={side}
      part={part}
      label={words.field[part](acronym, words[side])}
      value={visit.parts[part]}
      isMarked={problem !== null && (problemPart === null || problemPart === part)}
      describedBy={`${noteId} ${rowReasonId}`}
      onType={type}
      onPaste={paste}
      onMove={move}
      onEnter={visit.begin}
      onPoint={visit.point}
      onLeave={leave}
    />
  );

  return (
    <div className={isChanged ? 'rate-field rate-field--changed' : 'rate-field'}>
      <div ref={partsRef} className="rate-field__parts">
        {renderPart('whole')}
        <span className="rate-field__comma" aria-hidden="true">
          ,
        </span>
        {renderPart('decimals')}
      </div>
      <div id={noteId} className="rate-field__note">
        <RateNote
          problem={problem}
          pasteRefusal={pasteRefusal}
          isChanged={isChanged}
          isOvertaken={isChanged ? isConflict(edit, stored) : visit.isOutdated}
          stored={stored}
        />
      </div>
      {isChanged && (
        <button
          className="rate-field__discard"
          type="button"
          // The Escape key does the same, so Tab leads straight to the next rate.
          tabIndex={-1}
          aria-label={words.field.discardOf(acronym, words[side])}
          title={words.field.discard}
          onClick={discard}
        >
          <span aria-hidden="true">↺</span>
        </button>
      )}
    </div>
  );
});
