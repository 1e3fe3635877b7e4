import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { startOfDay, zonedMoment } from '../../domain/time/zonedTime';
import { useSite } from '../../site/useSite';
import { ReadingProblem } from '../ReadingProblem';
import { useStaffWords } from '../useStaffWords';
import { MomentField } from './MomentField';
import { PastListView } from './PastListView';
import { pastListRequested, selectPastList } from './pastListSlice';

const NOON = '12:00';

/** Asks for a day and a time, and shows the list as it stood then (rule 80). */
export function PastListSection() {
  const words = useStaffWords().archive;
  const { office } = useSite();
  const dispatch = useDispatch();
  const past = useSelector(selectPastList);
  const [day, setDay] = useState('');
  const [time, setTime] = useState(NOON);
  const [wasInvalid, setWasInvalid] = useState(false);
  const messageId = useId();
  const summaryId = useId();
  const isDayInvalid = wasInvalid && startOfDay(day, office.timeZone) === null;
  const isTimeInvalid = wasInvalid && time === '';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const moment = zonedMoment(day, time, office.timeZone);
    setWasInvalid(moment === null);
    if (moment !== null) {
      dispatch(pastListRequested(moment));
    }
  };

  return (
    <details className="history__tool past-list">
      <summary id={summaryId} className="history__summary">
        {words.pastList.heading}
      </summary>
      <p className="past-list__intro">{words.pastList.intro}</p>
      <form className="history__fields" noValidate onSubmit={handleSubmit}>
        <MomentField
          type="date"
          label={words.pastList.day}
          value={day}
          isInvalid={isDayInvalid}
          messageId={messageId}
          onChosen={setDay}
        />
        <MomentField
          type="time"
          label={words.pastList.time}
          value={time}
          isInvalid={isTimeInvalid}
          messageId={messageId}
          onChosen={setTime}
        />
        <button className="button" type="submit">
          {words.pastList.show}
        </button>
      </form>
      <p id={messageId} className="past-list__status" role="status">
        {isDayInvalid || isTimeInvalid ? words.pastList.invalid : past.status === 'reading' && words.pastList.reading}
      </p>
      <ReadingProblem
        summary={past.status === 'failed' ? words.pastList.failed : null}
        reason={past.status === 'failed' ? past.reason : null}
      />
      {past.status === 'shown' && <PastListView moment={past.moment} list={past.list} fallbackId={summaryId} />}
    </details>
  );
}
