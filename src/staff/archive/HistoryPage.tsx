import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { noFilter } from '../../domain/archive/filter';
import { Freshness } from '../../features/rates/Freshness';
import { useCurrencyParameter } from '../currencyParameter';
import { UnlistedAccountAlert } from '../signIn/UnlistedAccountAlert';
import { useStaffWords } from '../useStaffWords';
import { archiveClosed, archiveOpened } from './archiveSlice';
import { exportDismissed } from './exportSlice';
import { HistoryFilter } from './HistoryFilter';
import { HistoryList } from './HistoryList';
import { PastListSection } from './PastListSection';
import { pastListDismissed } from './pastListSlice';

/** Shows every change of the rates, with a way to revert it, and the list as it stood at any moment (rules 79 to 82). */
export function HistoryPage() {
  const words = useStaffWords().archive;
  const headingId = useId();
  const acronym = useCurrencyParameter();
  useOpenArchive(acronym);
  return (
    <div className="history o-wrap">
      <h1 id={headingId} className="staff-page__heading" tabIndex={-1}>
        {words.heading}
      </h1>
      <Freshness headingId={headingId} />
      <UnlistedAccountAlert />
      <p className="history__caption">{words.caption}</p>
      <PastListSection />
      {/* Another currency in the address begins a new search; the key makes it empty the day fields, too. */}
      <HistoryFilter key={acronym} />
      <HistoryList />
    </div>
  );
}

function useOpenArchive(acronym: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(archiveOpened({ ...noFilter, acronym }));
    return () => {
      dispatch(archiveClosed());
      dispatch(pastListDismissed());
      dispatch(exportDismissed());
    };
  }, [dispatch, acronym]);
}
