import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UnsavedRate } from '../../domain/rates/unsavedRates';
import { rateMove } from '../../domain/rates/unsavedRates';
import type { Format } from '../../site/format';
import { useSite } from '../../site/useSite';
import type { StaffWords } from '../../site/words/staffWords';
import { Dialog } from '../../ui/Dialog';
import { useStaffWords } from '../useStaffWords';
import type { EditorRootState } from './editorSelectors';
import { rateReverted } from './editorSlice';
import { selectUnsavedRates } from './selectUnsavedRates';

/** All unsaved changes in one list, old and new, to be looked through, cancelled one by one, or printed. */
export function ChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const { office, format } = useSite();
  const staffWords = useStaffWords();
  const { review: words, editor } = staffWords;
  const dispatch = useDispatch();
  const closeRef = useRef<HTMLButtonElement>(null);
  const rates = useSelector((state: EditorRootState) => selectUnsavedRates(state, office.currencyOrder));

  const cancel = ({ key, side }: UnsavedRate) => {
    dispatch(rateReverted({ key, side }));
    if (rates.length === 1) {
      onClose();
      return;
    }
    // Its button is gone with the change.
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
          <button className="button button--outline" type="button" onClick={() => window.print()}>
            {words.print}
          </button>
        </>
      }
    >
      <table className="changes__table">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th className="changes__figure" scope="col">
              {words.stored}
            </th>
            <th className="changes__figure" scope="col">
              {words.rate}
            </th>
            <th className="changes__figure" scope="col">
              {words.move}
            </th>
            <th className="changes__cancelling" scope="col">
              <span className="changes__cancelling-text">{words.cancelling}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={`${rate.key} ${rate.side}`}>
              <th scope="row">
                {rate.acronym} {editor[rate.side]}
              </th>
              <td className="changes__figure">{format.rate(rate.stored)}</td>
              <NewRate rate={rate} words={staffWords} format={format} />
              <td className="changes__cancelling">
                <button
                  className="changes__cancel"
                  type="button"
                  aria-label={words.cancelOf(rate.acronym, editor[rate.side])}
                  onClick={() => cancel(rate)}
                >
                  {words.cancel}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** The cells of what was typed: a rate and how far it moves, or what is wrong with it. */
function NewRate({ rate: { stored, typed }, words, format }: { rate: UnsavedRate; words: StaffWords; format: Format }) {
  if ('problem' in typed) {
    return (
      <td className="changes__problem" colSpan={2}>
        {words.review.noRate(typed.parts.whole, typed.parts.decimals)} {words.editor.problems[typed.problem]}
      </td>
    );
  }
  const move = rateMove(stored, typed.rate);
  const percent = move && format.amount(move.percent);
  return (
    <>
      <td className="changes__figure changes__new">{format.rate(typed.rate)}</td>
      <td className="changes__figure">{percent && (move.isUp ? words.review.raised(percent) : words.review.lowered(percent))}</td>
    </>
  );
}
