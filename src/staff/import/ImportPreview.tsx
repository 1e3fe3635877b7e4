import { useDispatch, useSelector } from 'react-redux';
import type { ImportedRate, ImportPlan } from '../../domain/import/importPlan';
import type { QuoteSide } from '../../domain/rates/currency';
import { quoteSides } from '../../domain/rates/currency';
import { splitRate } from '../../domain/rates/rateParts';
import { useSite } from '../../site/useSite';
import type { EditorRoot } from '../rateEditor/editorSlice';
import { editDiscarded, selectEdits } from '../rateEditor/editorSlice';
import { useFillIn } from '../rateEditor/useFillIn';
import { useUnsavedCount } from '../rateEditor/useUnsavedCount';
import { RateMoveText } from '../RateMoveText';
import { useStaffWords } from '../useStaffWords';
import { listTakenOver, rowToggled } from './importSlice';

interface Props {
  readonly plan: ImportPlan;
  readonly leftOut: readonly string[];
}

/** Shows what the list would change, row by row, and the button that takes the changes into the editor (rule 76). */
export function ImportPreview({ plan, leftOut }: Props) {
  const words = useStaffWords();
  const texts = words.import.preview;
  const dispatch = useDispatch();
  const fillIn = useFillIn();
  const unsavedCount = useUnsavedCount();
  const edits = useSelector((state: EditorRoot) => selectEdits(state));
  const chosen = plan.rows.filter(({ key }) => !leftOut.includes(key));
  // Edits of rates for which the list has the stored value: the list overrides them, too.
  const contradicted = edits.filter(
    ({ key, side }) => !leftOut.includes(key) && plan.asStored.some((rate) => rate.key === key && rate.side === side),
  );
  const takenCount = new Set([...chosen, ...contradicted].map(({ key }) => key)).size;

  const takeOver = () => {
    dispatch(listTakenOver());
    contradicted.forEach(({ key, side }) => dispatch(editDiscarded({ key, side })));
    fillIn(
      chosen.flatMap(({ key, rates }) =>
        rates.map(({ side, rate, stored }) => ({ key, side, parts: splitRate(rate), base: stored })),
      ),
    );
  };

  return (
    <section className="import__part">
      <h2 className="import__heading">{texts.heading}</h2>
      {plan.rows.length > 0 && (
        // The roles are spelled out because styles change the display of the table's parts.
        <table className="import-table" role="table">
          <caption className="import-table__caption">{texts.caption}</caption>
          <thead role="rowgroup">
            <tr className="import-table__row import-table__row--head" role="row">
              <th scope="col" role="columnheader" className="import-table__currency">
                {words.editor.currency}
              </th>
              {quoteSides.map((side) => (
                <th key={side} scope="col" role="columnheader">
                  {words.editor[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {plan.rows.map(({ key, acronym, rates }) => (
              <tr key={key} className="import-table__row" role="row">
                <th scope="row" role="rowheader" className="import-table__currency">
                  <label className="choice">
                    <input
                      className="choice__control"
                      type="checkbox"
                      checked={!leftOut.includes(key)}
                      onChange={() => dispatch(rowToggled(key))}
                    />
                    <span>{acronym}</span>
                  </label>
                </th>
                {quoteSides.map((side) => (
                  <td key={side} role="cell">
                    <Change rates={rates} side={side} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {plan.unchanged.length > 0 && <p>{texts.unchanged(plan.unchanged.join(', '))}</p>}
      {plan.missing.length > 0 && <p>{texts.missing(plan.missing.join(', '))}</p>}
      {unsavedCount > 0 && takenCount > 0 && <p>{texts.overwritten(unsavedCount)}</p>}
      {takenCount > 0 ? (
        <button className="button import__take-over" type="button" onClick={takeOver}>
          {texts.takeOver(takenCount)}
        </button>
      ) : (
        plan.rows.length > 0 && <p>{texts.noneChosen}</p>
      )}
    </section>
  );
}

/** One rate's change with its size in per cent; nothing when the rate stays the same. */
function Change({ rates, side }: { readonly rates: readonly ImportedRate[]; readonly side: QuoteSide }) {
  const { format } = useSite();
  const words = useStaffWords().import.preview;
  const change = rates.find((rate) => rate.side === side);
  if (change === undefined) {
    return null;
  }
  const { stored, rate, isLarge } = change;
  return (
    <div className={isLarge ? 'import-table__change import-table__change--large' : 'import-table__change'}>
      <span className="import-table__rates">{words.change(format.rate(stored), format.rate(rate))}</span>{' '}
      <span className="import-table__percent">
        <RateMoveText before={stored} after={rate} />
        {isLarge && ` ${words.large}`}
      </span>
    </div>
  );
}
