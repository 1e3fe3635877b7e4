import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAreRatesCurrent } from '../../features/rates/ratesSlice';
import { Alert } from '../../ui/Alert';
import { Choice } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { DisappearingButton } from '../DisappearingButton';
import { printRequested } from '../printing';
import { useStaffWords } from '../useStaffWords';
import type { ListNumberState, NumberedList, NumberFailure } from './listNumberSlice';
import { listNumberRequested } from './listNumberSlice';
import type { RateSheet } from './rateSheet';
import { SheetTitle } from './SheetTitle';

/** How a list is printed: numbered and ready to sign, or in large figures. */
export type SheetLayout = 'list' | 'counter';

const layouts: readonly SheetLayout[] = ['list', 'counter'];

interface Props {
  readonly list: NumberedList;
  readonly sheet: RateSheet;
  readonly known: ListNumberState;
  readonly layout: SheetLayout;
  readonly hasUnsaved: boolean;
  readonly onLayoutChosen: (layout: SheetLayout) => void;
  readonly onClose: () => void;
}

/** Asks what to print while looking up the list's number. */
export function PrintDialog({ list, sheet, known, layout, hasUnsaved, onLayoutChosen, onClose }: Props) {
  const { sheet: words, archive, review } = useStaffWords();
  const dispatch = useDispatch();
  const printRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const printId = useId();
  useNumber(list);
  const isNumbered = layout === 'list';
  const isReading = isNumbered && known.status === 'reading';
  const isFailed = isNumbered && known.status === 'failed';

  return (
    <Dialog
      heading={words.open}
      firstFocusRef={printRef}
      onCancel={onClose}
      actions={
        <>
          <button
            ref={printRef}
            id={printId}
            className="button"
            type="button"
            aria-disabled={isReading}
            onClick={() => !isReading && dispatch(printRequested())}
          >
            {isFailed ? words.printUnnumbered : review.print}
          </button>
          {isFailed && (
            <DisappearingButton fallbackId={printId} onClick={() => dispatch(listNumberRequested(list))}>
              {archive.retry}
            </DisappearingButton>
          )}
          <button className="button button--outline" type="button" onClick={onClose}>
            {words.close}
          </button>
        </>
      }
    >
      <div role="radiogroup" aria-label={words.open}>
        {layouts.map((choice) => (
          <Choice key={choice} name={id} isChosen={choice === layout} onChosen={() => onLayoutChosen(choice)}>
            {words.layouts[choice]}
          </Choice>
        ))}
      </div>
      {hasUnsaved && <p>{words.unsaved}</p>}
      <p role="status">{isReading ? words.reading : isNumbered && known.status === 'read' && <Found sheet={sheet} />}</p>
      <Alert kind="failure">{isFailed && <Failed reason={known.reason} />}</Alert>
    </Dialog>
  );
}

/** Requests the number, and again whenever the list changes or becomes current again. */
function useNumber(list: NumberedList): void {
  const dispatch = useDispatch();
  const areCurrent = useSelector(selectAreRatesCurrent);
  useEffect(() => {
    dispatch(listNumberRequested(list));
  }, [dispatch, list, areCurrent]);
}

function Found({ sheet }: { readonly sheet: RateSheet }) {
  const words = useStaffWords().sheet;
  return sheet.number === null ? words.notArchived : <SheetTitle {...sheet} />;
}

function Failed({ reason }: { readonly reason: NumberFailure }) {
  const { sheet: words, archive } = useStaffWords();
  return (
    <>
      <p className="alert__summary">{words.failed}</p>
      <p>{{ ...archive.reasons, ...words.reasons }[reason]}</p>
    </>
  );
}
