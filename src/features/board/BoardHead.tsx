import mark from '../../../public/icons/icon.svg?markup';
import { openingAt } from '../../domain/time/openingHours';
import { momentFields } from '../../domain/time/timestamps';
import type { Language } from '../../site/languages';
import { useSite } from '../../site/useSite';
import { useOpeningTimes } from '../office/knownNotices';
import { openingText } from '../office/openNowTexts';
import { NameInTwo } from '../../ui/NameInTwo';
import type { BoardLocale } from './boardLocale';
import { useBoardLocales } from './boardLocale';
import { InEach } from './InEach';
import { useNowInSteps } from './useNowInSteps';
import { MINUTE, SECOND } from '../../domain/time/units';

/** Lines with more characters than this are written smaller. */
const SHORT_LINE = 36;

/** A name with more characters than this is written smaller, so that the other parts keep their room. */
const SHORT_BRAND = 32;

/** The office's name, whether it is open, and the time on its clock. */
export function BoardHead() {
  const { brand } = useSite().office;
  return (
    <header className="board__head">
      <h1 className={brand.length > SHORT_BRAND ? 'board__brand board__brand--long' : 'board__brand'}>
        <span className="board__emblem" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
        {/* The name takes two short lines, to leave room for the other parts. */}
        <NameInTwo name={brand} className="board__word" />
      </h1>
      <OpenOrClosed />
      <DateAndTime />
    </header>
  );
}

function OpenOrClosed() {
  const times = useOpeningTimes();
  const now = useNowInSteps(SECOND);
  const opening = openingAt(now, times);
  const textIn = ({ site }: BoardLocale): string => openingText(opening, now, site.words.openNow, times.timeZone);
  const isLong = useBoardLocales().some((locale) => textIn(locale).length > SHORT_LINE);
  const openness = opening.isOpen ? ' board__opening--open' : '';
  return (
    <p className={`board__opening${openness}${isLong ? ' board__opening--long' : ''}`}>
      <InEach className="board__line">{textIn}</InEach>
    </p>
  );
}

function DateAndTime() {
  const { timeZone } = useSite().office;
  const now = useNowInSteps(MINUTE);
  const { hour, minute } = momentFields(now, timeZone);
  return (
    <p className="board__now">
      <time className="board__time" dateTime={`${hour}:${minute}`}>
        {`${Number(hour)}:${minute}`}
      </time>
      <InEach className="board__line">{({ site }) => dateIn(site.language, now, timeZone)}</InEach>
    </p>
  );
}

/** "nedeľa 22. novembra"; the English texts of the site are British. */
function dateIn(language: Language, moment: number, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(moment);
}
