import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DevelopmentPending } from '../DevelopmentPending';
import type { DevelopmentProps } from '../developmentPart';
import type { RatesRootState } from '../ratesSlice';
import { selectCurrency } from '../ratesSlice';
import type { DevelopmentsRootState } from './developmentsSlice';
import { developmentClosed, developmentOpened, developmentRetryRequested, selectDevelopment } from './developmentsSlice';
import { LastDays } from './LastDays';

/** A currency's last thirty days, open for as long as this is rendered. */
export function Development({ id, buttonId }: DevelopmentProps) {
  const dispatch = useDispatch();
  const development = useSelector((state: DevelopmentsRootState) => selectDevelopment(state, id));
  const present = useSelector((state: RatesRootState) => selectCurrency(state, id));

  useEffect(() => {
    dispatch(developmentOpened({ id }));
    return () => void dispatch(developmentClosed({ id }));
  }, [dispatch, id]);

  const isRetrying = development.status === 'reading' && development.isRetrying;
  switch (development.status) {
    case 'shown':
    case 'kept':
      return present && <LastDays entries={development.entries} present={present} />;
    case 'closed':
    case 'reading':
    case 'failed':
      return (
        <DevelopmentPending
          status={development.status === 'failed' ? 'failed' : isRetrying ? 'retrying' : 'loading'}
          buttonId={buttonId}
          onRetry={() => dispatch(developmentRetryRequested({ id }))}
        />
      );
  }
}
