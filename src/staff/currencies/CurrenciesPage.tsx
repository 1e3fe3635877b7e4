import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Freshness } from '../../features/rates/Freshness';
import { useSite } from '../../site/useSite';
import type { EditorRootState } from '../rateEditor/editorSelectors';
import { selectEditableCurrencies } from '../rateEditor/editorSelectors';
import { FaultyRecords } from '../rateEditor/FaultyRecords';
import { useNoRowsText } from '../rateEditor/useNoRowsText';
import { UnlistedAccountAlert } from '../signIn/UnlistedAccountAlert';
import { useStaffWords } from '../useStaffWords';
import { AdditionForm } from './AdditionForm';
import { outcomeDismissed } from './currenciesSlice';
import { CurrencyList } from './CurrencyList';
import { CurrencyOutcome } from './CurrencyOutcome';
import { RetirementQuestion } from './RetirementQuestion';

/** Adds currencies to the list and retires them (rule 77). */
export function CurrenciesPage() {
  const { office } = useSite();
  const words = useStaffWords();
  const currencies = useSelector((state: EditorRootState) => selectEditableCurrencies(state, office.currencyOrder));
  const headingId = useId();
  const noRowsText = useNoRowsText();
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(outcomeDismissed()), [dispatch]);
  return (
    <div className="o-wrap currencies">
      <h1 id={headingId} className="staff-page__heading" tabIndex={-1}>
        {words.currencies.heading}
      </h1>
      <Freshness headingId={headingId} />
      <div>
        <UnlistedAccountAlert />
        <CurrencyOutcome />
      </div>
      <AdditionForm />
      {currencies.length === 0 ? <p role="status">{noRowsText}</p> : <CurrencyList currencies={currencies} />}
      <FaultyRecords />
      <RetirementQuestion />
    </div>
  );
}
