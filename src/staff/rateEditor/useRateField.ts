import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { QuoteSide } from '../../domain/rates/currency';
import type { RateEdit } from '../../domain/rates/rateEdit';
import type { PasteRefusal, RatePart, RateParts } from '../../domain/rates/rateParts';
import { refusalOf, splitRate } from '../../domain/rates/rateParts';
import type { PartChange, TypingResult } from '../../domain/rates/rateTyping';
import { pasteIntoRate, typeIntoRate, untyped } from '../../domain/rates/rateTyping';
import type { EditorRoot } from './editorSlice';
import { editDiscarded, rateEdited, selectEdit } from './editorSlice';
import type { FieldMove } from './fieldKeys';
import { focusField, goToRate, placeCaret } from './fieldNavigation';
import type { RateVisit } from './useRateVisit';
import { useRateVisit } from './useRateVisit';

const parts: readonly RatePart[] = ['whole', 'decimals'];

/** One rate with its two inputs, and the actions that a person can take on them. */
interface RateFieldActions {
  readonly inputs: Readonly<Record<RatePart, RefObject<HTMLInputElement | null>>>;
  readonly edit: RateEdit | null;
  readonly visit: RateVisit;
  /** Why the last paste was refused; null when it wasn't. */
  readonly pasteRefusal: PasteRefusal | null;
  readonly type: (change: PartChange) => void;
  readonly paste: (change: PartChange) => void;
  readonly move: (target: FieldMove, from: HTMLInputElement) => void;
  readonly leave: (nextFocus: EventTarget | null) => void;
  readonly discard: () => void;
}

/** Handles typing, pasting, undoing and moving in the rate of one side of a currency; `stored` is its stored rate. */
export function useRateField(key: string, side: QuoteSide, stored: number): RateFieldActions {
  const dispatch = useDispatch();
  const edit = useSelector((state: EditorRoot) => selectEdit(state, key, side));
  const visit = useRateVisit(edit?.parts ?? null, stored);
  const [pasteRefusal, setPasteRefusal] = useState<PasteRefusal | null>(null);
  const inputs = { whole: useRef<HTMLInputElement>(null), decimals: useRef<HTMLInputElement>(null) };

  // Writes the inputs at once, because a value that React writes later would move the caret.
  const show = (shown: RateParts) => {
    for (const part of parts) {
      const input = inputs[part].current;
      if (input && input.value !== shown[part]) {
        input.value = shown[part];
      }
    }
  };

  const moveCaret = (caret: TypingResult['caret']) => {
    const input = caret && inputs[caret.part].current;
    if (input) {
      placeCaret(input, caret.at);
    }
  };

  const put = ({ caret, ...typed }: TypingResult) => {
    setPasteRefusal(null);
    visit.type(typed);
    // Even an unchanged rate becomes an edit: staff who type a rate mean it, whatever others store before it is saved.
    dispatch(rateEdited({ key, side, parts: typed.parts, base: visit.base }));
    show(typed.parts);
    moveCaret(caret);
  };

  const paste = (change: PartChange) => {
    const pasted = pasteIntoRate(visit, change);
    if (pasted) {
      put(pasted);
    }
    setPasteRefusal(pasted ? null : refusalOf(change.inserted));
  };

  // Makes this the edit, or discards the edit. Then the rate's whole part is selected, as if the focus had just come.
  const setEdit = (set: RateParts | null) => {
    setPasteRefusal(null);
    dispatch(set ? rateEdited({ key, side, parts: set, base: visit.base }) : editDiscarded({ key, side }));
    show(set ?? splitRate(stored));
    if (inputs.whole.current) {
      focusField(inputs.whole.current);
    }
  };

  const discard = () => {
    setEdit(null);
    visit.beginAnew(null);
  };

  const undo = () => {
    if (visit.isTyped) {
      setEdit(visit.enteredEdit);
      visit.beginAnew(visit.enteredEdit, visit.parts);
    }
  };

  const redo = () => {
    if (visit.undone) {
      setEdit(visit.undone);
      visit.type({ parts: visit.undone, ...untyped });
    }
  };

  const move = (target: FieldMove, from: HTMLInputElement) => {
    switch (target.to) {
      case 'otherPart':
        moveCaret(target.caret);
        break;
      case 'discarded':
        if (edit !== null || visit.isOutdated) {
          discard();
        }
        break;
      case 'undone':
        undo();
        break;
      case 'redone':
        redo();
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
    setPasteRefusal(null);
    if (parts.every((part) => inputs[part].current !== nextFocus)) {
      visit.end();
    }
  };

  const type = (change: PartChange) => put(typeIntoRate(visit, change));

  return { inputs, edit, visit, pasteRefusal, type, paste, move, leave, discard };
}
