import { memo, useId } from 'react';
import { staffTexts } from '../../config/staffTexts';
import type { EditableCurrency } from '../../domain/rateEdit';
import { rateSides } from '../../domain/rateEdit';
import { isSameList } from '../../domain/sameList';
import type { KeptEdit, RowTrouble } from './adminSlice';
import { RateField } from './RateField';

interface Props {
  readonly currency: EditableCurrency;
  /** What was typed over its rates. */
  readonly edits: readonly KeptEdit[];
  /** Why the last save did not write the row; null when nothing is wrong. */
  readonly trouble: RowTrouble | null;
  readonly isHidden: boolean;
}

/** One currency with its two rates; typing into another row renders it no more. */
export const RateRow = memo(function RateRow({ currency, edits, trouble, isHidden }: Props) {
  const { key, acronym, name_sk } = currency;
  const troubleId = useId();
  return (
    <tr className="rate-editor__row" role="row" hidden={isHidden}>
      <th className="rate-editor__currency" scope="row" role="rowheader">
        <span className="rate-editor__acronym">{acronym}</span> <span className="rate-editor__name">{name_sk}</span>
        <span className="rate-editor__trouble" id={troubleId}>
          {trouble && staffTexts.editor.troubles[trouble]}
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
            isMarked={trouble === 'invalid'}
            rowTroubleId={troubleId}
          />
        </td>
      ))}
    </tr>
  );
}, isSameRow);

function isSameRow(before: Props, now: Props): boolean {
  return (
    before.currency === now.currency &&
    before.trouble === now.trouble &&
    before.isHidden === now.isHidden &&
    isSameList(before.edits, now.edits)
  );
}
