import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { RateEdit } from '../../domain/rates/rateEdit';
import { splitRate } from '../../domain/rates/rateParts';
import type { UnsavedRate } from '../../domain/rates/unsavedRates';
import { listReplaced } from '../../domain/rates/unsavedRates';
import { useSite } from '../../site/useSite';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { EditorRootState } from '../rateEditor/editorSelectors';
import { selectUnsavedRates } from '../rateEditor/selectUnsavedRates';
import { useFillIn } from '../rateEditor/useFillIn';
import { useStaffWords } from '../useStaffWords';

interface Props {
  readonly edits: readonly RateEdit[];
  /** The accessible name, where the button's text alone would be ambiguous. */
  readonly label?: string;
  readonly children: ReactNode;
}

interface Question {
  readonly edits: readonly RateEdit[];
  /** The typed rates that the edits would replace. */
  readonly replaced: readonly UnsavedRate[];
}

/** Puts earlier rates into the editor; asks first where it would replace rates that are typed but not saved (rule 81). */
export function RevertButton({ edits, label, children }: Props) {
  const { office } = useSite();
  const { archive, editor } = useStaffWords();
  const words = archive.replacing;
  const fillIn = useFillIn();
  const unsaved = useSelector((state: EditorRootState) => selectUnsavedRates(state, office.currencyOrder));
  /** What was asked, as it was when the button was pressed: a later change of the list must not change what is confirmed. */
  const [asked, setAsked] = useState<Question | null>(null);

  const revert = () => {
    const replaced = listReplaced(unsaved, edits);
    if (replaced.length > 0) {
      setAsked({ edits, replaced });
    } else {
      fillIn(edits);
    }
  };

  return (
    <>
      <button className="button button--outline" type="button" aria-label={label} onClick={revert}>
        {children}
      </button>
      {asked && (
        <ConfirmDialog
          heading={words.heading}
          confirmLabel={words.confirm}
          cancelLabel={words.cancel}
          onConfirm={() => fillIn(asked.edits)}
          onCancel={() => setAsked(null)}
        >
          <p>{words.intro}</p>
          <ul className="dialog__list">
            {asked.replaced.map(({ key, acronym, side, typed }) => {
              const { whole, decimals } = 'rate' in typed ? splitRate(typed.rate) : typed.parts;
              return <li key={`${key} ${side}`}>{words.typed(`${acronym} ${editor[side]}`, whole, decimals)}</li>;
            })}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
