import type { Notice } from '../../domain/notices/notice';
import { textsOn } from '../../domain/notices/notice';
import { dayOf } from '../../domain/time/zonedTime';
import type { Language } from '../../site/languages';

interface SpokenNotice {
  readonly id: string;
  readonly text: string;
  /** The text's language if it differs from the page's. */
  readonly lang: 'sk' | undefined;
}

/**
 * The notices for the day of a moment in the office's time zone, in the given language or else in Slovak; none while the
 * time is unknown.
 */
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
