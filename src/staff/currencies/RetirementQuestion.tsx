import { useDispatch, useSelector } from 'react-redux';
import { listedSince } from '../../domain/archive/listing';
import { useSite } from '../../site/useSite';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import type { CurrenciesRoot } from './currenciesSlice';
import { retirementCancelled, retirementConfirmed, selectAskedCurrency, selectEntriesOf } from './currenciesSlice';

/** Asks before a currency is retired, and says since when it has been listed. */
export function RetirementQuestion() {
  const { format } = useSite();
  const { currencies: words, archive } = useStaffWords();
  const dispatch = useDispatch();
  const currency = useSelector(selectAskedCurrency);
  const entries = useSelector((state: CurrenciesRoot) => selectEntriesOf(state, currency?.acronym ?? ''));
  if (currency === null) {
    return null;
  }
  const isKnown = entries !== null && entries !== 'unreadable';
  const since = isKnown ? listedSince(entries) : null;
  return (
    <ConfirmDialog
      heading={words.question.heading(currency.acronym)}
      confirmLabel={words.retire}
      cancelLabel={words.question.cancel}
      onConfirm={() => dispatch(retirementConfirmed(currency))}
      onCancel={() => dispatch(retirementCancelled())}
    >
      <p>{words.question.text}</p>
      <p role="status">
        {entries === null && words.question.lookingUp}
        {entries === 'unreadable' && archive.failed}
        {since && words.question[since.isExact ? 'since' : 'sinceAtLeast'](format.fullMoment(since.at))}
        {isKnown && since === null && words.question.neverChanged}
      </p>
    </ConfirmDialog>
  );
}
