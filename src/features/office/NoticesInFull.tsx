import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { anchors } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { useValueOutOfSight } from '../../ui/useValueOutOfSight';
import { selectNotices } from './knownNotices';
import type { News } from './news';
import { noticeTextsAt } from './noticeTexts';

/** Today's notices in full. They appear while out of sight, or on the way to them, so nothing in sight moves (rule 105). */
export const NoticesInFull: News['inFull'] = ({ now }) => {
  const { words, office, language } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const notices = useValueOutOfSight(useSelector(selectNotices), place, anchors.contact);
  return (
    <div ref={place} className="contact__news" role="status" aria-label={words.announcement}>
      {noticeTextsAt(notices ?? [], now, office.timeZone, language).map(({ id, text, lang }) => (
        <p key={id} className="banner" lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
};
