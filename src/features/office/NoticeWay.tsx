import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { selectNotices } from './knownNotices';
import type { News } from './news';
import { noticeTextsAt } from './noticeTexts';

/** Today's first notice, shortened to fit; the link leads to the full text (rule 105). */
export const NoticeWay: News['way'] = ({ now, children }) => {
  const { words, office, language } = useSite();
  const [notice] = noticeTextsAt(useSelector(selectNotices), now, office.timeZone, language);
  return notice === undefined ? (
    children
  ) : (
    <>
      <strong>{words.announcement}</strong>
      <span className="open-now__notice">
        {': '}
        <span lang={notice.lang}>{notice.text}</span>
      </span>
    </>
  );
};
