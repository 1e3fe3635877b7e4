import { memo } from 'react';
import { useSelector } from 'react-redux';
import type { QuoteSide } from '../../domain/rates/currency';
import type { EditableCurrency } from '../../domain/rates/rateEdit';
import { judgeEdit } from '../../domain/rates/rateEdit';
import { judgeSpread, spreadOf } from '../../domain/rates/spread';
import { useSettled } from '../../ui/useSettled';
import { useSpreadText } from '../useSpreadText';
import { useStaffWords } from '../useStaffWords';
import type { EditorRoot } from './editorSlice';
import { selectEdit } from './editorSlice';

/** How long a verdict must last before it is marked, in milliseconds: a rate that is still being typed is incomplete. */
const MARKED_AFTER = 700;

/** The spread of a currency's typed rates, and what is wrong with it (rule 144); typing in other rows doesn't render it. */
export const RowSpread = memo(function RowSpread({ currency }: { readonly currency: EditableCurrency }) {
  const words = useStaffWords().spread;
  const spreadText = useSpreadText();
  const rates = { buy: useTypedRate(currency, 'buy'), sell: useTypedRate(currency, 'sell') };
  const verdict = judgeSpread(rates, spreadOf(currency)) ?? 'usual';
  const mark = useSettled(verdict, MARKED_AFTER) === verdict ? verdict : 'usual';
  return (
    <span className={mark === 'usual' ? 'row-spread' : `row-spread row-spread--marked`}>
      <span className="row-spread__label" aria-hidden="true">
        {words.label}
      </span>{' '}
      <span className="row-spread__value">{spreadText(spreadOf(rates))}</span>{' '}
      <span className="row-spread__mark">{mark !== 'usual' && words.marks[mark]}</span>
    </span>
  );
});

/** The rate in the field; null when it is invalid. */
function useTypedRate(currency: EditableCurrency, side: QuoteSide): number | null {
  const edit = useSelector((state: EditorRoot) => selectEdit(state, currency.key, side));
  const stored = currency[side];
  const outcome = edit && judgeEdit(edit.parts, stored);
  switch (outcome?.type) {
    case undefined:
    case 'unchanged':
      return stored;
    case 'changed':
      return outcome.rate;
    case 'invalid':
      return null;
  }
}
