import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UnsavedRate } from '../../domain/rates/unsavedRates';
import type { Format } from '../../site/format';
import { useSite } from '../../site/useSite';
import type { StaffWords } from '../../site/words/staffWords';
import { Dialog } from '../../ui/Dialog';
import { printRequested } from '../printing';
import { RateMoveText } from '../RateMoveText';
import { useStaffWords } from '../useStaffWords';
import type { EditorRootState } from './editorSelectors';
import { editDiscarded } from './editorSlice';
import { selectUnsavedRates } from './selectUnsavedRates';

/** Lists all unsaved changes with old and new rates, for staff to review, discard one by one, or print. */
export function ChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const { office, format } = useSite();
  const staffWords = useStaffWords();
  const { review: words, editor } = staffWords;
  const dispatch = useDispatch();
  const closeRef = useRef<HTMLButtonElement>(null);
  const rates = useSelector((state: EditorRootState) => selectUnsavedRates(state, office.currencyOrder));

  const discard = ({ key, side }: UnsavedRate) => {
    dispatch(editDiscarded({ key, side }));
    // The pressed button disappears with its change.
    closeRef.current?.focus();
  };

  return (
    <Dialog
      heading={words.heading}
      className="changes"
      firstFocusRef={closeRef}
      onCancel={onClose}
      actions={
        <>
          <button ref={closeRef} className="button" type="button" onClick={onClose}>
            {words.close}
          </button>
          <button className="button button--outline" type="button" onClick={() => dispatch(printRequested())}>
            {words.print}
          </button>
        </>
      }
    >
      <ul className="changes__list">
        {rates.map((rate) => (
          <li key={`${rate.key} ${rate.side}`} className="changes__item">
            <span className="changes__name">
              {rate.acronym} {editor[rate.side]}
            </span>
            <NewRate rate={rate} words={staffWords} format={format} />
            <button
              className="changes__discard"
              type="button"
              aria-label={words.discardOf(rate.acronym, editor[rate.side])}
              onClick={() => discard(rate)}
            >
              {words.discard}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What was typed: a rate and how far it moves, or what is wrong with it. */
function NewRate({ rate: { stored, typed }, words, format }: { rate: UnsavedRate; words: StaffWords; format: Format }) {
  if ('problem' in typed) {
    return (
      <span className="changes__problem">
        {words.review.noRate(typed.parts.whole, typed.parts.decimals)} {words.editor.problems[typed.problem]}
      </span>
    );
  }
  return (
    <>
      <span className="changes__rates">{words.review.change(format.rate(stored), format.rate(typed.rate))}</span>
      <span className="changes__move">
        <RateMoveText before={stored} after={typed.rate} />
      </span>
    </>
  );
}
