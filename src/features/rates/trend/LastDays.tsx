import { useId, useMemo } from 'react';
import { closesOf, knownWithin } from '../../../domain/archive/dailyCloses';
import { trendOf } from '../../../domain/archive/trend';
import type { ArchiveEntry } from '../../../domain/archive/entry';
import { unbroken } from '../../../domain/archive/recentVersions';
import type { Currency } from '../../../domain/rates/currency';
import { quoteSides } from '../../../domain/rates/currency';
import { dayOf } from '../../../domain/time/zonedTime';
import { calculatorWith } from '../../../site/paths';
import { fill } from '../../../site/pattern';
import { useSite } from '../../../site/useSite';
import { useNow } from '../../../ui/useNow';
import { dayText } from '../../office/dayText';
import { useCalculate } from '../useCalculate';
import { Chart } from './Chart';
import { DaysTable } from './DaysTable';
import { SideFacts } from './SideFacts';
import { useTrendWords } from './useTrendWords';

interface Props {
  readonly entries: readonly ArchiveEntry[];
  /** The currency's present record, which the rates keep up to date. */
  readonly present: Currency;
}

/** A currency's last days, derived from its archive entries and its present record. */
export function LastDays(props: Props) {
  const now = useNow();
  return now === null ? null : <LastDaysAt now={now} {...props} />;
}

/** A currency's last days as seen at a time in milliseconds since 1970. */
export function LastDaysAt({ entries, present, now }: Props & { readonly now: number }) {
  const { words: site, office } = useSite();
  const words = useTrendWords();
  const titleId = useId();
  const { acronym } = present;
  const calculate = useCalculate(acronym);
  const today = dayOf(now, office.timeZone);
  const trend = useMemo(() => trendOf(unbroken(entries, present), present), [entries, present]);
  const closes = useMemo(() => closesOf(trend, today, office.timeZone), [trend, today, office.timeZone]);
  const knownSince = knownWithin(trend, today, office.timeZone);

  return (
    <div className="trend" role="group" aria-labelledby={titleId}>
      <div className="trend__head">
        <p className="trend__title" id={titleId}>
          {site.rates.trend}
          {acronym}
        </p>
        {knownSince !== null && (
          <p className="trend__known">{fill(words.knownSince, { day: dayText(dayOf(knownSince, office.timeZone), site) })}</p>
        )}
      </div>
      <Chart closes={closes} today={today} />
      {quoteSides.map((side) => (
        <SideFacts key={side} side={side} closes={closes} today={today} />
      ))}
      <a className="button button--outline trend__convert" href={calculatorWith(acronym)} onClick={calculate}>
        {/* Here the label may break before the code; within a line of text it may not. */}
        {`${site.rates.calculate.trimEnd()} ${acronym}`}
      </a>
      <DaysTable closes={closes} titleId={titleId} />
    </div>
  );
}
