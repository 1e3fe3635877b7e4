import { memo, useId } from 'react';
import { useSelector } from 'react-redux';
import { quoteSides } from '../../domain/rates/currency';
import { MAIN_CONTENT_ID } from '../../site/paths';
import { useFocusFallback } from '../../ui/useFocusFallback';
import { useStaffWords } from '../useStaffWords';
import { isEditable } from '../../domain/rates/rateEdit';
import type { EditorRootState } from './editorSelectors';
import { selectKnownCurrency } from './editorSelectors';
import type { EditorRoot } from './editorSlice';
import { selectReasonOf } from './editorSlice';
import { FutureTimeNote } from './FutureTimeNote';
import { LastChange } from './LastChange';
import { RateField } from './RateField';
import { RowSpread } from './RowSpread';

interface Props {
  /** Id of the currency's record. */
  readonly id: string;
  readonly isHidden: boolean;
}

/** One currency with its two rates; renders again only when its own record changes or a save marks it. */
export const EditorRow = memo(function EditorRow({ id, isHidden }: Props) {
  const currency = useSelector((state: EditorRootState) => selectKnownCurrency(state, id));
  const key = currency?.key ?? '';
  const reason = useSelector((state: EditorRoot) => selectReasonOf(state, key));
  const words = useStaffWords();
  const reasonId = useId();
  // Whoever goes on typing while another window retires the currency must not type into another one's rate.
  const focusRef = useFocusFallback(MAIN_CONTENT_ID);
  // A row whose record has just gone may render once more before the table drops it.
  if (currency === null || !isEditable(currency)) {
    return null;
  }
  const { acronym, name_sk, updated } = currency;
  return (
    <tr ref={focusRef} className="rate-editor__row" role="row" hidden={isHidden}>
      <th className="rate-editor__currency" scope="row" role="rowheader">
        <span className="rate-editor__acronym">{acronym}</span> <span className="rate-editor__name">{name_sk}</span>
      </th>
      <td className="rate-editor__about" role="cell">
        {/* Styles show this text in place of the last change. */}
        <span className="rate-editor__reason" id={reasonId}>
          {reason ? words.editor.reasons[reason] : <FutureTimeNote updated={updated} />}
        </span>
        <span className="rate-editor__changed">
          <LastChange acronym={acronym} />
        </span>
      </td>
      <td className="rate-editor__spread" role="cell">
        <RowSpread currency={currency} />
      </td>
      {quoteSides.map((side) => (
        <td key={side} className="rate-editor__rate" role="cell">
          <span className="rate-editor__rate-side" aria-hidden="true">
            {words.editor[side]}
          </span>
          <RateField
            currencyKey={key}
            acronym={acronym}
            side={side}
            stored={currency[side]}
            isMarked={reason === 'invalid'}
            rowReasonId={reasonId}
          />
        </td>
      ))}
    </tr>
  );
});
