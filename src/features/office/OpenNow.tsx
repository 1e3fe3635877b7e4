import { openingAt } from '../../domain/time/openingHours';
import { anchors, homeSection } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { useLaterValue } from '../../ui/useLaterValue';
import { useNow } from '../../ui/useNow';
import { useOpeningTimes } from './knownNotices';
import { useNews } from './news';
import { hoursText, longestOpeningText, openingText } from './openNowTexts';
import { PhoneLink } from './PhoneLink';

/** Whether the office is open now, with links to its phone and to the contact section or today's notice (rules 83 and 105). */
export function OpenNow() {
  return <OpenAt now={useNow()} />;
}

/** The line at a time in milliseconds since 1970; the plain hours while the time is unknown (null). */
export function OpenAt({ now }: { readonly now: number | null }) {
  const { words, office } = useSite();
  const times = useOpeningTimes();
  const news = useNews();
  const hours = hoursText(office.openingHours, words.openNow);
  const line = now === null ? null : openingText(openingAt(now, times), now, words.openNow, office.timeZone);
  // Screen readers read the line itself at first; only later changes are announced.
  const laterLine = useLaterValue(line);

  return (
    <div className="open-now">
      <div className="open-now__bar o-wrap">
        {/* The styles reserve space for the texts of both attributes, so the line moves nothing. */}
        <p
          className="open-now__line"
          data-longest={longestOpeningText(words.openNow)}
          data-hours={line === null ? undefined : hours}
        >
          <span>{line ?? hours}</span>
        </p>
        <PhoneLink className="open-now__way open-now__way--phone" />
        {/* Reserves space for the word that announces a notice, too, which is longer in every language. */}
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
