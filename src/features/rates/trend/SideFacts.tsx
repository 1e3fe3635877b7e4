import { useId } from 'react';
import type { CloseMove, DayClose, SideClose } from '../../../domain/archive/dailyCloses';
import { extremesOf, moveSinceYesterday } from '../../../domain/archive/dailyCloses';
import type { QuoteSide } from '../../../domain/rates/currency';
import { roundsToZero } from '../../../domain/rates/rateMove';
import type { Format } from '../../../site/format';
import { fill } from '../../../site/pattern';
import { useSite } from '../../../site/useSite';
import type { TrendWords } from '../../../site/words/skTrend';
import { dayText } from '../../office/dayText';
import { SideLine } from './SideLine';
import { useTrendWords } from './useTrendWords';

interface Props {
  readonly side: QuoteSide;
  readonly closes: readonly DayClose[];
  readonly today: string;
}

/** How one side has moved since yesterday, and its highest and lowest close (rule 138). */
export function SideFacts({ side, closes, today }: Props) {
  const { words: site, format } = useSite();
  const words = useTrendWords();
  const termId = useId();
  const extremes = extremesOf(closes, side);

  return (
    <div className="trend__side" role="group" aria-labelledby={termId}>
      <p className="trend__term" id={termId}>
        <svg className="trend__sample" viewBox="0 0 32 8" aria-hidden="true" focusable="false">
          <SideLine side={side} path="M0 4h32" />
        </svg>
        {site.rates.columns[side]}
      </p>
      <dl className="trend__facts">
        <dt>{words.sinceYesterday}</dt>
        <dd>
          <Move move={moveSinceYesterday(closes, side, today)} format={format} words={words} />
        </dd>
        {extremes &&
          (['highest', 'lowest'] as const).map((extreme) => (
            <Extreme key={extreme} name={words[extreme]} close={extremes[extreme]} />
          ))}
      </dl>
    </div>
  );
}

const arrows = { up: '▲', down: '▼', none: '=' } as const;
/** The smallest change that two decimals can show. */
const LEAST_PERCENT = '0.01';

interface MoveProps {
  readonly move: CloseMove | null;
  readonly format: Format;
  readonly words: TrendWords;
}

function Move({ move, format, words }: MoveProps) {
  if (move === null) {
    return words.noComparison;
  }
  const percent = roundsToZero(move) ? `<\u00a0${format.amount(LEAST_PERCENT)}` : format.amount(move.percent);
  return (
    <>
      <span aria-hidden="true">{arrows[move.direction]}</span> {fill(words.moves[move.direction], { percent })}
    </>
  );
}

function Extreme({ name, close }: { readonly name: string; readonly close: SideClose }) {
  const { words, format } = useSite();
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <strong className="trend__figure">{format.rate(close.rate)}</strong>{' '}
        <span className="trend__day">{dayText(close.day, words)}</span>
      </dd>
    </>
  );
}
