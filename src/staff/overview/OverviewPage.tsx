import { useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dayOf } from '../../domain/time/zonedTime';
import { Freshness } from '../../features/rates/Freshness';
import { selectReading } from '../../features/rates/ratesSlice';
import { useSite } from '../../site/useSite';
import { Choice } from '../../ui/Choice';
import { useNow } from '../../ui/useNow';
import { ReadingProblem } from '../ReadingProblem';
import { UnlistedAccountAlert } from '../signIn/UnlistedAccountAlert';
import { useStaffWords } from '../useStaffWords';
import type { OverviewRootState, SpreadRow } from './overviewSelectors';
import { isUnusual, selectSpreadRows, unusualFirst } from './overviewSelectors';
import { overviewClosed, overviewOpened, overviewRetryRequested, selectOverview, selectOverviewReason } from './overviewSlice';
import { SpreadTable } from './SpreadTable';

/** The spreads of all currencies over the last days, the unusual ones marked (rules 145 to 147). */
export function OverviewPage() {
  const words = useStaffWords().overview;
  const headingId = useId();
  useOpenOverview();
  return (
    <div className="history o-wrap">
      <h1 id={headingId} className="staff-page__heading" tabIndex={-1}>
        {words.heading}
      </h1>
      <Freshness headingId={headingId} />
      {/* One container for both alerts, so they take up no room while they are empty. */}
      <div>
        <UnlistedAccountAlert />
        <Problem />
      </div>
      <p className="history__caption">{words.caption}</p>
      <Spreads />
    </div>
  );
}

function useOpenOverview(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(overviewOpened());
    return () => void dispatch(overviewClosed());
  }, [dispatch]);
}

function Problem() {
  const words = useStaffWords().overview;
  const dispatch = useDispatch();
  const reason = useSelector(selectOverviewReason);
  const isShown = useSelector(selectOverview).status === 'shown';
  return (
    <ReadingProblem
      summary={reason && (isShown ? words.outdated : words.failed)}
      reason={reason}
      onRetry={() => dispatch(overviewRetryRequested())}
    />
  );
}

const orders = ['unusualFirst', 'office'] as const;

function Spreads() {
  const words = useStaffWords().overview;
  const name = useId();
  const [order, setOrder] = useState<(typeof orders)[number]>('unusualFirst');
  const rows = useSpreadRows();
  const hasRows = rows !== null && rows.length > 0;
  return (
    <>
      <div className="overview__summary">
        <p className="overview__status" role="status">
          <SpreadStatus rows={rows} />
        </p>
        {hasRows && (
          <fieldset className="overview__order">
            <legend className="overview__order-label">{words.order.label}</legend>
            {orders.map((choice) => (
              <Choice key={choice} name={name} isChosen={order === choice} onChosen={() => setOrder(choice)}>
                {words.order[choice]}
              </Choice>
            ))}
          </fieldset>
        )}
      </div>
      {hasRows && <SpreadTable rows={order === 'office' ? rows : unusualFirst(rows)} />}
    </>
  );
}

/** Sums up the spreads; screen readers read the text aloud when it changes. */
function SpreadStatus({ rows }: { readonly rows: readonly SpreadRow[] | null }) {
  const { overview: words, editor } = useStaffWords();
  const hasFailed = useSelector(selectOverview).status === 'failed';
  const hasRates = useSelector(selectReading) !== null;
  if (rows === null || !hasRates) {
    return hasFailed ? null : words.waiting;
  }
  if (rows.length === 0) {
    return editor.empty;
  }
  const count = rows.filter(isUnusual).length;
  return count === 0 ? words.allUsual : words.unusual(count);
}

function useSpreadRows(): readonly SpreadRow[] | null {
  const { office } = useSite();
  const today = dayOf(useNow() ?? 0, office.timeZone);
  return useSelector((state: OverviewRootState) => selectSpreadRows(state, office.currencyOrder, today, office.timeZone));
}
