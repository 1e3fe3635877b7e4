import { openingAt } from '../../domain/time/openingHours';
import { anchors, homeSection } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { useLaterValue } from '../../ui/useLaterValue';
import { useNow } from '../../ui/useNow';
import { useOpeningTimes } from './knownNotices';
import { useNews } from './news';
import { hoursText, longestOpeningText, openingText } from './openNowTexts';
import { PhoneLink } from './PhoneLink';

/** Whether the office is open now, and the ways to it: by phone and to the map, or to today's notice (rules 83 and 105). */
export function OpenNow() {
  return <OpenAt now={useNow()} />;
}

/** The same at a time in milliseconds since 1970; null while it isn't known, which shows the plain hours. */
export function OpenAt({ now }: { readonly now: number | null }) {
  const { words, office } = useSite();
  const times = useOpeningTimes();
  const news = useNews();
  const hours = hoursText(office.openingHours, words.openNow);
  const line = now === null ? null : openingText(openingAt(now, times), now, words.openNow, office.timeZone);
  // What a visitor hears at first is the line itself; only its later changes are news.
  const laterLine = useLaterValue(line);

  return (
    <div className="open-now">
      <div className="open-now__bar o-wrap">
        {/* The styles keep the room of both attributes' texts, so that the line moves nothing. */}
        <p
          className="open-now__line"
          data-longest={longestOpeningText(words.openNow)}
          data-hours={line === null ? undefined : hours}
        >
          <span>{line ?? hours}</span>
        </p>
        <PhoneLink className="open-now__way open-now__way--phone" />
        {/* The room of a notice's word, which is longer in every language, is kept too. */}
        <a className="open-now__way open-now__way--contact" href={homeSection(anchors.contact)} data-longest={words.announcement}>
          <span>{news ? <news.way now={now}>{words.openNow.wayToUs}</news.way> : words.openNow.wayToUs}</span>
        </a>
      </div>
      <p className="o-visually-hidden" role="status">
        {laterLine}
      </p>
    </div>
  );
}
