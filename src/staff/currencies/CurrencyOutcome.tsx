import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { selectCurrenciesState } from './currenciesSlice';

/** Says how the last addition or retirement ended, or that it is under way. */
export function CurrencyOutcome() {
  const { currencies: words, editor } = useStaffWords();
  const state = useSelector(selectCurrenciesState);
  const reasons = { ...editor.reasons, ...words.reasons };
  return (
    <>
      <Alert kind="success">
        {state.status === 'written' && words.written[state.act](state.acronym)}
        {state.status === 'writing' && words.writing}
      </Alert>
      <Alert kind="failure">{state.status === 'notWritten' && `${state.acronym} – ${reasons[state.reason]}`}</Alert>
    </>
  );
}
