import type { DayClose } from '../../../domain/archive/dailyCloses';
import { CLOSES_SHOWN } from '../../../domain/archive/dailyCloses';
import { quoteSides } from '../../../domain/rates/currency';
import { daysLater } from '../../../domain/time/zonedTime';
import { useSite } from '../../../site/useSite';
import { dayText } from '../../office/dayText';
import { CHART_HEIGHT, scaleOf, stepLine } from './chartLines';
import { SideLine } from './SideLine';
import { useTrendWords } from './useTrendWords';

interface Props {
  readonly closes: readonly DayClose[];
  readonly today: string;
}

/** Both sides as lines of steps. Hidden from screen readers: the facts and the table of days say the same. */
export function Chart({ closes, today }: Props) {
  const { words: site, format } = useSite();
  const words = useTrendWords();
  const scale = scaleOf(closes);
  return (
    <div className="trend__chart" aria-hidden="true">
      <svg className="trend__lines" viewBox={`0 0 ${CLOSES_SHOWN} ${CHART_HEIGHT}`} preserveAspectRatio="none" focusable="false">
        {scale && quoteSides.map((side) => <SideLine key={side} side={side} path={stepLine(closes, side, today, scale)} />)}
      </svg>
      <p className="trend__scale">
        {scale && [...new Set([scale.highest, scale.lowest])].map((rate) => <span key={rate}>{format.rate(rate)}</span>)}
      </p>
      <p className="trend__days">
        <span>{dayText(daysLater(today, 1 - CLOSES_SHOWN), site)}</span>
        <span>{words.today}</span>
      </p>
    </div>
  );
}
