import { useDispatch, useSelector } from 'react-redux';
import { listedSince } from '../../domain/archive/listing';
import { useSite } from '../../site/useSite';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import type { CurrenciesRoot } from './currenciesSlice';
import {
  retirementCancelled,
  retirementConfirmed,
  selectAskedCurrency,
  selectEntriesOf,
  selectIsUnreadable,
} from './currenciesSlice';

/** Asks before a currency is retired, and says since when it is listed. */
export function RetirementQuestion() {
  const { format } = useSite();
  const { currencies: words, archive } = useStaffWords();
  const dispatch = useDispatch();
  const currency = useSelector(selectAskedCurrency);
  const acronym = currency?.acronym ?? '';
  const entries = useSelector((state: CurrenciesRoot) => selectEntriesOf(state, acronym));
  const isUnreadable = useSelector((state: CurrenciesRoot) => selectIsUnreadable(state, acronym));
  if (currency === null) {
    return null;
  }
  const since = entries && listedSince(entries);
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
        {entries === null && (isUnreadable ? archive.failed : words.question.lookingUp)}
        {since && words.question[since.isExact ? 'since' : 'sinceAtLeast'](format.fullMoment(since.at))}
        {entries !== null && since === null && words.question.neverChanged}
      </p>
    </ConfirmDialog>
  );
}
