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

/** A rate that is being typed is none yet: it is marked when it has rested for this long, in milliseconds. */
const MARKED_AFTER = 700;

/** The spread of a currency's rates as they are typed, and what is wrong with it (rule 144); another row's keys don't render it. */
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

/** The rate that stands in the field; null for what is none. */
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
