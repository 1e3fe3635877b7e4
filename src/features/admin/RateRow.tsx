import { memo, useId } from 'react';
import { useSelector } from 'react-redux';
import { staffTexts } from '../../config/staffTexts';
import type { EditableCurrency } from '../../domain/rateEdit';
import { rateSides } from '../../domain/rateEdit';
import type { AdminRootState } from './adminSlice';
import { selectRowTrouble } from './adminSlice';
import { RateField } from './RateField';

interface Props {
  readonly currency: EditableCurrency;
  readonly isHidden: boolean;
}

/** One currency with its two rates; typing renders it no more than its neighbours. */
export const RateRow = memo(function RateRow({ currency, isHidden }: Props) {
  const { key, acronym, name_sk } = currency;
  const troubleId = useId();
  return (
    <tr className="rate-editor__row" role="row" hidden={isHidden}>
      <th className="rate-editor__currency" scope="row" role="rowheader">
        <span className="rate-editor__acronym">{acronym}</span> <span className="rate-editor__name">{name_sk}</span>
        <RowTroubleText id={troubleId} currencyKey={key} />
      </th>
      {rateSides.map((side) => (
        <td key={side} className="rate-editor__rate" role="cell">
          <RateField currencyKey={key} acronym={acronym} side={side} stored={currency[side]} rowTroubleId={troubleId} />
        </td>
      ))}
    </tr>
  );
});

function RowTroubleText({ id, currencyKey }: { readonly id: string; readonly currencyKey: string }) {
  const trouble = useSelector((state: AdminRootState) => selectRowTrouble(state, currencyKey));
  return (
    <span className="rate-editor__trouble" id={id}>
      {trouble && staffTexts.editor.troubles[trouble]}
    </span>
  );
}
