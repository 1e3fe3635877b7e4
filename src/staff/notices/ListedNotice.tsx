import { useDispatch, useSelector } from 'react-redux';
import type { NoticeVersion } from '../../domain/notices/notice';
import { noticeConcerns } from '../../domain/notices/noticeDraft';
import type { NoticeHistory } from '../../domain/notices/noticeHistory';
import { newestOf } from '../../domain/notices/noticeHistory';
import type { StaffNames } from '../../ports/archive';
import { useSite } from '../../site/useSite';
import { nameOf } from '../changes/staffNames';
import { DisappearingButton } from '../DisappearingButton';
import { useStaffWords } from '../useStaffWords';
import { EditNotice } from './EditNotice';
import type { NoticeAct } from './noticeEditorSlice';
import { selectIsWritingNotice, writeRequested } from './noticeEditorSlice';
import { useNoticeTexts } from './useNoticeTexts';

interface Props {
  readonly notice: NoticeHistory;
  readonly names: StaffNames;
  /** A day as text. */
  readonly today: string;
  /** Id of the element that takes the focus when a press moves the notice elsewhere. */
  readonly fallbackId: string;
}

/** One notice: what it says, what staff can do with it, and who made each of its versions when (rule 108). */
export function ListedNotice({ notice, names, today, fallbackId }: Props) {
  const { format } = useSite();
  const { notices, archive } = useStaffWords();
  const words = notices.list;
  const dispatch = useDispatch();
  const { holdsText } = useNoticeTexts();
  const isWriting = useSelector(selectIsWritingNotice);
  const newest = newestOf(notice);

  /** Requests the next version, with the content of an earlier one. */
  const write = (act: NoticeAct, source: NoticeVersion) => {
    const { id, text, firstDay, lastDay, closed } = source;
    const version = { id, text, firstDay, lastDay, closed, version: notice.newest + 1, isWithdrawn: act === 'withdraw' };
    dispatch(writeRequested({ write: { act, version }, concerns: act === 'restore' ? noticeConcerns(source, today) : [] }));
  };

  return (
    <li className="office-notices__notice">
      {newest === null ? (
        <p>{words.unreadable}</p>
      ) : (
        <>
          <p className="office-notices__holds">
            {holdsText(newest)}
            {newest.isWithdrawn && ` (${words.withdrawn})`}
          </p>
          {newest.text && <p>{newest.text.sk}</p>}
        </>
      )}
      <div className="office-notices__actions">
        {newest && <EditNotice version={newest} />}
        {newest && !newest.isWithdrawn && (
          <DisappearingButton
            fallbackId={fallbackId}
            aria-label={words.withdrawOf(holdsText(newest))}
            aria-disabled={isWriting}
            onClick={() => write('withdraw', newest)}
          >
            {words.withdraw}
          </DisappearingButton>
        )}
      </div>
      <details>
        <summary>{words.versions(notice.versions.length)}</summary>
        <ol className="office-notices__versions" reversed>
          {notice.versions.map((version) => (
            <li key={version.version} className="office-notices__version">
              <p>
                {words.version(
                  version.version,
                  format.fullMoment(version.at),
                  nameOf(version.by, names) ?? archive.unknownAccount,
                )}
              </p>
              <p>
                {holdsText(version)}
                {version.isWithdrawn && ` (${words.withdrawn})`}
              </p>
              {Object.entries(version.text ?? {}).map(([language, text]) => (
                <p key={language} lang={language}>
                  {text}
                </p>
              ))}
              {!version.isWithdrawn && version !== newest && (
                <DisappearingButton
                  fallbackId={fallbackId}
                  aria-label={words.restoreOf(version.version)}
                  aria-disabled={isWriting}
                  onClick={() => write('restore', version)}
                >
                  {words.restore}
                </DisappearingButton>
              )}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
