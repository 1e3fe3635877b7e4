import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { toMachineTime } from '../../domain/time/timestamps';
import { fill } from '../../site/pattern';
import { useLaterValue } from '../../ui/useLaterValue';
import { paintMarker } from './firstPaintMarkers';
import { selectLastUpdated } from './ratesSlice';

/** When the list was last updated. Screen readers announce each later update, but not the first one, which is no news. */
export function LastUpdated() {
  const { words, format, office } = useSite();
  const lastUpdated = useSelector(selectLastUpdated);
  const laterUpdate = useLaterValue(lastUpdated);

  return (
    <>
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
