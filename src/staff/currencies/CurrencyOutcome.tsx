import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { selectCurrenciesState } from './currenciesSlice';

/** Says what became of the last addition or retirement, or that it is under way. */
export function CurrencyOutcome() {
  const words = useStaffWords();
  const state = useSelector(selectCurrenciesState);
  return (
    <>
      <Alert kind="success">
        {state.status === 'written' && words.currencies.written[state.act](state.acronym)}
        {state.status === 'writing' && words.currencies.writing}
      </Alert>
      <Alert kind="failure">{state.status === 'notWritten' && `${state.acronym} – ${words.editor.reasons[state.reason]}`}</Alert>
    </>
  );
}
