import type { Notice } from '../../domain/notices/notice';
import { textsOn } from '../../domain/notices/notice';
import { dayOf } from '../../domain/time/zonedTime';
import type { Language } from '../../site/languages';

interface SpokenNotice {
  readonly id: string;
  readonly text: string;
  /** The text's language where it is another one than the page's. */
  readonly lang: 'sk' | undefined;
}

/** The notices of a moment's day on the office's calendar, in a language or in Slovak; none while the time isn't known. */
export function noticeTextsAt(
  notices: readonly Notice[],
  now: number | null,
  timeZone: string,
  language: Language,
): readonly SpokenNotice[] {
  return now === null
    ? []
    : textsOn(notices, dayOf(now, timeZone)).map(({ id, text }) => ({
        id,
        text: text[language] ?? text.sk,
        lang: language === 'sk' || text[language] !== undefined ? undefined : 'sk',
      }));
}
