import { useState } from 'react';
import { useSelector } from 'react-redux';
import { office } from '../../site/office';
import { texts } from '../../site/words/sk';
import { toMachineTime } from '../../domain/time/timestamps';
import { selectLastUpdated } from './ratesSlice';
import { lastUpdatedText } from './lastUpdatedTime';

/** When the list was last updated. Later updates are read aloud too; the first one is not news. */
export function LastUpdated() {
  const lastUpdated = useSelector(selectLastUpdated);
  const laterUpdate = useLaterValue(lastUpdated);

  return (
    <>
      <p className="freshness__updated">
        {texts.rates.lastUpdated}{' '}
        {lastUpdated === null ? (
          <span>{texts.rates.neverUpdated}</span>
        ) : (
          <time dateTime={toMachineTime(lastUpdated, office.updatedTimeDisplay)}>{lastUpdatedText(lastUpdated)}</time>
        )}
      </p>
      <p className="o-visually-hidden" role="status">
        {laterUpdate !== null && texts.rates.wasUpdated(lastUpdatedText(laterUpdate))}
      </p>
    </>
  );
}

/** The value once it is another than the first that came; null until then. */
function useLaterValue<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) {
    setFirst(value);
  }
  return first === null || value === first ? null : value;
}
