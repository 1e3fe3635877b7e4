import { memo, useId } from 'react';
import { useStaffWords } from '../useStaffWords';
import type { EditableCurrency } from '../../domain/rates/rateEdit';
import { rateSides } from '../../domain/rates/rateEdit';
import { isSameList } from '../../domain/sameList';
import type { KeptEdit, RowReason } from './editorSlice';
import { RateField } from './RateField';

interface Props {
  readonly currency: EditableCurrency;
  /** What was typed over its rates. */
  readonly edits: readonly KeptEdit[];
  /** Why the last save did not write the row; null when nothing is wrong. */
  readonly reason: RowReason | null;
  readonly isHidden: boolean;
}

/** One currency with its two rates; typing into another row renders it no more. */
export const RateRow = memo(function RateRow({ currency, edits, reason, isHidden }: Props) {
  const { key, acronym, name_sk } = currency;
  const words = useStaffWords();
  const reasonId = useId();
  return (
    <tr className="rate-editor__row" role="row" hidden={isHidden}>
      <th className="rate-editor__currency" scope="row" role="rowheader">
        <span className="rate-editor__acronym">{acronym}</span> <span className="rate-editor__name">{name_sk}</span>
        <span className="rate-editor__reason" id={reasonId}>
          {reason && words.editor.reasons[reason]}
        </span>
      </th>
      {rateSides.map((side) => (
        <td key={side} className="rate-editor__rate" role="cell">
          <RateField
            currencyKey={key}
            acronym={acronym}
            side={side}
            stored={currency[side]}
            edit={edits.find((edit) => edit.side === side) ?? null}
            isMarked={reason === 'invalid'}
            rowReasonId={reasonId}
          />
        </td>
      ))}
    </tr>
  );
}, isSameRow);

function isSameRow(before: Props, now: Props): boolean {
  return (
    before.currency === now.currency &&
    before.reason === now.reason &&
    before.isHidden === now.isHidden &&
    isSameList(before.edits, now.edits)
  );
}
