import { useSelector } from 'react-redux';
import { useStaffWords } from '../useStaffWords';
import { WriteOutcome } from '../WriteOutcome';
import { selectCurrenciesState } from './currenciesSlice';

/** Says how the last addition or retirement ended, or that it is under way. */
export function CurrencyOutcome() {
  const { currencies: words, editor } = useStaffWords();
  const state = useSelector(selectCurrenciesState);
  const reasons = { ...editor.reasons, ...words.reasons };
  return (
    <WriteOutcome
      progress={state.status === 'writing' ? words.writing : null}
      success={state.status === 'written' ? words.written[state.act](state.acronym) : null}
      failure={state.status === 'notWritten' ? `${state.acronym} – ${reasons[state.reason]}` : null}
    />
  );
}
