import { useSelector } from 'react-redux';
import { turnAt } from '../../domain/board/layout';
import { useSite } from '../../site/useSite';
import { selectNotices } from '../office/knownNotices';
import { noticeTextsAt } from '../office/noticeTexts';
import { useBoardLocales } from './boardLocale';
import { InEach } from './InEach';
import { useNowInSteps } from './useNowInSteps';

interface Props {
  readonly pageSeconds: number;
  /** The shown page of the list, counted from 0. */
  readonly page: number;
  readonly pages: number;
}

/** Today's notices, one after the other in each language, and the number of the page. */
export function BoardFoot({ pageSeconds, page, pages }: Props) {
  return (
    <footer className="board__foot">
      <Notice pageSeconds={pageSeconds} />
      {pages > 1 && <p className="board__page">{`${page + 1} / ${pages}`}</p>}
    </footer>
  );
}

/** Longer texts are shown for longer: one turn for each started group of this many characters. */
const CHARACTERS_A_TURN = 150;
/** Texts longer than these limits are written smaller. */
const SHORT = 100;
const LONG = 240;

function Notice({ pageSeconds }: Pick<Props, 'pageSeconds'>) {
  const { timeZone } = useSite().office;
  const locales = useBoardLocales();
  const notices = useSelector(selectNotices);
  const now = useNowInSteps(pageSeconds * 1_000);
  const spoken = locales
    .flatMap(({ site: { language } }) =>
      noticeTextsAt(notices, now, timeZone, language).map(({ id, text, lang }) => ({ id, text, lang: lang ?? language })),
    )
    // Shows a text without a translation only once, in Slovak.
    .filter((notice, index, all) => all.findIndex(({ id, lang }) => id === notice.id && lang === notice.lang) === index);
  const turns = spoken
    .sort((one, other) => order(spoken, one.id) - order(spoken, other.id))
    .flatMap((notice) => Array.from({ length: Math.ceil(notice.text.length / CHARACTERS_A_TURN) }, () => notice));
  const shown = turns[turnAt(now, turns.length, pageSeconds)];
  if (shown === undefined) {
    return (
      <p className="board__notice board__notice--usual">
        <InEach className="board__part">{({ site }) => site.words.rates.notes.informational}</InEach>
      </p>
    );
  }
  const { length } = shown.text;
  return (
    <p
      lang={shown.lang}
      className={`board__notice board__notice--${length <= SHORT ? 'short' : length <= LONG ? 'long' : 'longest'}`}
    >
      {shown.text}
    </p>
  );
}

/** A sort key that keeps the translations of one notice together. */
function order(notices: readonly { readonly id: string }[], id: string): number {
  return notices.findIndex((notice) => notice.id === id);
}
