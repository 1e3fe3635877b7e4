import { memo, useId } from 'react';
import { useSelector } from 'react-redux';
import { quoteSides } from '../../domain/rates/currency';
import type { RateDifference } from '../../domain/archive/difference';
import { sortCurrencies } from '../../domain/rates/currencyOrder';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import type { ShownSave } from './archiveSelectors';
import { selectStaffNames } from './archiveSlice';
import { RateChangeText } from './RateChangeText';
import { RevertButton } from './RevertButton';
import { nameOf } from '../changes/staffNames';
import { useArchiveTimes } from './useArchiveTimes';
import { useRevertOf } from './useRevertOf';

/** One save with its time, its author and its changes; each change can be reverted, and several also together. */
export const HistorySave = memo(function HistorySave({ save: { shown, whole } }: { readonly save: ShownSave }) {
  const { archive: words, editor } = useStaffWords();
  const { timeText } = useArchiveTimes();
  const { office } = useSite();
  const names = useSelector(selectStaffNames);
  const headingId = useId();
  const { until, by } = shown[0];
  const name = names === null ? words.nameComing : (nameOf(by, names) ?? words.unknownAccount);
  return (
    <div className="history__save">
      <div className="history__save-head">
        <h3 id={headingId} className="history__saved">
          {words.saved(timeText(until), name)}
        </h3>
        {whole.length > 1 && <RevertSave changes={whole} />}
      </div>
      {/* The roles are spelled out because styles change the display of the table's parts. */}
      <table className="history__table" role="table" aria-labelledby={headingId}>
        <thead className="history__head" role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {editor.currency}
            </th>
            <th scope="col" role="columnheader">
              {editor.buy}
            </th>
            <th scope="col" role="columnheader">
              {editor.sell}
            </th>
            <th scope="col" role="columnheader">
              {words.revert}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sortCurrencies(shown, office.currencyOrder).map((change) => (
            <HistoryRow key={change.key} change={change} time={timeText(until)} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function HistoryRow({ change, time }: { readonly change: RateDifference; readonly time: string }) {
  const { archive: words, editor } = useStaffWords();
  const revertOf = useRevertOf();
  const revert = revertOf(change);
  const { acronym, before, after } = change;
  return (
    <tr className={revert.type === 'possible' ? 'history__row' : 'history__row history__row--stuck'} role="row">
      <th className="history__acronym" scope="row" role="rowheader">
        {acronym}
        {(before === null || after === null) && (
          <span className="history__kind">{before === null ? words.added : words.retired}</span>
        )}
      </th>
      {quoteSides.map((side) => (
        <td key={side} className="history__rate" role="cell">
          <span className="history__side" aria-hidden="true">
            {editor[side]}
          </span>
          <RateChangeText before={before && before[side]} after={after && after[side]} />
        </td>
      ))}
      <td className="history__revert" role="cell">
        {revert.type === 'possible' ? (
          <RevertButton edits={revert.edits} label={words.revertOf(acronym, time)}>
            {words.revert}
          </RevertButton>
        ) : (
          <span className="history__obstacle">{words.obstacles[revert.reason]}</span>
        )}
      </td>
    </tr>
  );
}

/** Reverts all changes of a save that can be reverted; the rows of the others say why they can't. */
function RevertSave({ changes }: { readonly changes: readonly RateDifference[] }) {
  const words = useStaffWords().archive;
  const revertOf = useRevertOf();
  const possible = changes.map(revertOf).filter((revert) => revert.type === 'possible');
  if (possible.length === 0) {
    return null;
  }
  return <RevertButton edits={possible.flatMap(({ edits }) => edits)}>{words.revertSave(possible.length)}</RevertButton>;
}
