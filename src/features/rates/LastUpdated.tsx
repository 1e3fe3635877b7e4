import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { momentOfStored, toMachineTime } from '../../domain/time/timestamps';
import { fill } from '../../site/pattern';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { useLaterValue } from '../../ui/useLaterValue';
import { paintMarker } from './firstPaintMarkers';
import { selectLastUpdated } from './ratesSlice';

/**
 * When the list was last updated; a print-out says from when the list holds, in true time (rule 135). Screen readers
 * announce later updates, but not the first time shown, which is no news.
 */
export function LastUpdated() {
  const { words, format, office } = useSite();
  const lastUpdated = useSelector(selectLastUpdated);
  const laterUpdate = useLaterValue(lastUpdated);
  const isHydrated = useIsHydrated();

  return (
    <>
      {isHydrated && lastUpdated !== null && (
        <p className="freshness__valid" hidden>
          {fill(words.rates.validFrom, { time: format.fullMoment(momentOfStored(lastUpdated)) })}
        </p>
      )}
      <p className="freshness__updated">
        {words.rates.lastUpdated}{' '}
        {lastUpdated === null ? (
          <span {...paintMarker('updated')}>{words.rates.neverUpdated}</span>
        ) : (
          <time dateTime={toMachineTime(lastUpdated, office.updatedTimeDisplay)} {...paintMarker('updated')}>
            {format.storedTime(lastUpdated)}
          </time>
        )}
      </p>
      <p className="o-visually-hidden" role="status">
        {laterUpdate !== null && fill(words.rates.wasUpdated, { time: format.storedTime(laterUpdate) })}
      </p>
    </>
  );
}
