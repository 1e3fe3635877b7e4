import { useDispatch, useSelector } from 'react-redux';
import { DevelopmentPending } from '../DevelopmentPending';
import type { DevelopmentProps } from '../developmentPart';
import type { RatesRootState } from '../ratesSlice';
import { selectCurrency } from '../ratesSlice';
import type { DevelopmentsRootState } from './developmentsSlice';
import { developmentRetryRequested, selectDevelopment } from './developmentsSlice';
import { LastDays } from './LastDays';

/** A currency's last thirty days, while they are open. */
export function Development({ id, buttonId }: DevelopmentProps) {
  const dispatch = useDispatch();
  const development = useSelector((state: DevelopmentsRootState) => selectDevelopment(state, id));
  const present = useSelector((state: RatesRootState) => selectCurrency(state, id));

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
