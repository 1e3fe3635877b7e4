import type { ReactNode } from 'react';
import { memo, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import type { QuoteSide } from '../../domain/rates/currency';
import { isConflict, judgeEdit } from '../../domain/rates/rateEdit';
import type { RatePart, RateParts } from '../../domain/rates/rateParts';
import { partOfProblem, rangeProblemOf, readPastedRate, splitRate } from '../../domain/rates/rateParts';
import type { PartChange, TypingResult } from '../../domain/rates/rateTyping';
import { pasteRate, typeIntoRate } from '../../domain/rates/rateTyping';
import type { EditorRoot } from './editorSlice';
import { rateEdited, rateReverted, selectEdit } from './editorSlice';
import type { FieldMove } from './fieldKeys';
import { focusField, goToRate, placeCaret } from './fieldNavigation';
import { RatePartInput } from './RatePartInput';
import { useRateVisit } from './useRateVisit';

interface Props {
  readonly currencyKey: string;
  readonly acronym: string;
  readonly side: QuoteSide;
  readonly stored: number;
  /** Whether what is no rate shall be marked. */
  readonly isMarked: boolean;
  /** Id of the text that says what became of the row at the last save. */
  readonly rowReasonId: string;
}

const parts: readonly RatePart[] = ['whole', 'decimals'];
const DIGITS = /^\d+$/;

/** One rate as two inputs around a comma; a keystroke renders no other field. */
export const RateField = memo(function RateField({ currencyKey: key, acronym, side, stored, isMarked, rowReasonId }: Props) {
  const { format } = useSite();
  const words = useStaffWords().editor;
  const dispatch = useDispatch();
  const edit = useSelector((state: EditorRoot) => selectEdit(state, key, side));
  const visit = useRateVisit(edit?.parts ?? splitRate(stored), stored);
  const [isPasteRefused, setPasteRefused] = useState(false);
  const inputs = { whole: useRef<HTMLInputElement>(null), decimals: useRef<HTMLInputElement>(null) };
  const noteId = useId();

  const outcome = judgeEdit(visit.parts, stored);
  const isChanged = edit !== null && outcome.type !== 'unchanged';
  const typedProblem = outcome.type === 'invalid' ? outcome.problem : null;
  // What is stored may be no rate either, and then the other side can't be saved beside it.
  const rateProblem = isChanged ? typedProblem : rangeProblemOf(stored);
  const problem = isMarked ? rateProblem : null;
  const problemPart = problem && partOfProblem(problem);

  const note = ((): ReactNode => {
    if (problem) {
      return <p className="rate-field__problem">{words.problems[problem]}</p>;
    }
    if (isPasteRefused) {
      return (
        <p className="rate-field__problem" role="alert">
          {words.field.pasteRefused}
        </p>
      );
    }
    if (isChanged ? isConflict(edit, stored) : visit.isOutdated) {
      return <p className="rate-field__conflict">{words.field.changedElsewhere(format.rate(stored))}</p>;
    }
    return isChanged ? <p className="rate-field__stored">{words.field.stored(format.rate(stored))}</p> : null;
  })();

  // The inputs are written at once, because a value that React writes later would move the caret.
  const show = (shown: RateParts) => {
    for (const part of parts) {
      const input = inputs[part].current;
      if (input && input.value !== shown[part]) {
        input.value = shown[part];
      }
    }
  };

  const put = ({ caret, ...typed }: TypingResult) => {
    setPasteRefused(false);
    visit.type(typed);
    // Also when it is what stood there: whoever types a rate means it, whatever others store before it is saved.
    dispatch(rateEdited({ key, side, parts: typed.parts, base: visit.base }));
    show(typed.parts);
    const input = caret && inputs[caret.part].current;
    if (input) {
      placeCaret(input, caret.at);
    }
  };

  const revert = () => {
    setPasteRefused(false);
    const storedParts = splitRate(stored);
    dispatch(rateReverted({ key, side }));
    show(storedParts);
    // Its button is gone with the change.
    if (inputs.whole.current) {
      focusField(inputs.whole.current);
    }
    visit.beginAnew(storedParts);
  };

  const undo = (part: RatePart, text: string) => {
    const { parts: shown, enteredParts, begunIn } = visit;
    // The whole part as it stood has its decimals again.
    const isBack = part === 'whole' && text === enteredParts.whole;
    put({ parts: isBack ? enteredParts : { ...shown, [part]: text }, begunIn, typedTo: null, caret: null });
  };

  const paste = (change: PartChange) => {
    const pasted = change.inserted;
    // Digits alone are a part: they go where the caret is.
    if (DIGITS.test(pasted)) {
      const typed = typeIntoRate(visit, change);
      put({ ...typed, caret: typed.caret ?? { part: change.part, at: change.caret } });
      return;
    }
    const rate = readPastedRate(pasted);
    if (rate) {
      put(pasteRate(rate));
    }
    setPasteRefused(rate === null);
  };

  const move = (target: FieldMove, from: HTMLInputElement) => {
    switch (target.to) {
      case 'otherPart': {
        const input = inputs[target.caret.part].current;
        if (input) {
          placeCaret(input, target.caret.at);
        }
        break;
      }
      case 'storedRate':
        if (edit !== null || visit.isOutdated) {
          revert();
        }
        break;
      case 'tabbedOn':
        goToRate(from, 'nextRate');
        break;
      case 'nextRate':
      case 'previousRate':
      case 'rowAbove':
      case 'rowBelow':
        goToRate(from, target.to);
    }
  };

  const leave = (nextFocus: EventTarget | null) => {
    setPasteRefused(false);
    if (parts.every((part) => inputs[part].current !== nextFocus)) {
      visit.end();
    }
  };

  const renderPart = (part: RatePart) => (
    <RatePartInput
      ref={inputs[part]}
      side={side}
      part={part}
      label={words.field[part](acronym, words[side])}
      value={visit.parts[part]}
      isMarked={problem !== null && (problemPart === null || problemPart === part)}
      describedBy={`${noteId} ${rowReasonId}`}
      onType={(change) => put(typeIntoRate(visit, change))}
      onUndo={(text) => undo(part, text)}
      onPaste={paste}
      onMove={move}
      onEnter={visit.begin}
      onPoint={visit.point}
      onLeave={leave}
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
      <div id={noteId} className="rate-field__note">
        {note}
      </div>
      {isChanged && (
        <button
          className="rate-field__revert"
          type="button"
          // The Escape key does the same, so Tab leads straight to the next rate.
          tabIndex={-1}
          aria-label={words.field.revertOf(acronym, words[side])}
          title={words.field.revert}
          onClick={revert}
        >
          <span aria-hidden="true">↺</span>
        </button>
      )}
    </div>
  );
});
