import { ageOf } from '../../domain/time/age';
import { useSite } from '../../site/useSite';
import { useNow } from '../../ui/useNow';
import { useStaffWords } from '../useStaffWords';
import type { RateSheet } from './rateSheet';
import { useSheetTimes } from './useSheetTimes';

interface Props {
  readonly sheet: RateSheet;
}

/** Warns readers of the sheet about made-up facts, a past list, and rates that may no longer be valid (rule 133). */
export function SheetWarnings({ sheet: { moment, unverifiedSince } }: Props) {
  const { words, office, format } = useSite();
  const { past, notLive } = useStaffWords().sheet;
  const { momentText } = useSheetTimes();
  const now = useNow();
  return (
    <>
      {office.isFictional && <p className="sheet__warning">{words.legal.fictional}</p>}
      {moment !== null && <p className="sheet__warning">{past(momentText(moment))}</p>}
      {unverifiedSince !== null && (
        <p className="sheet__warning">
          {notLive} {words.rates.age(momentText(unverifiedSince), now === null ? null : format.age(ageOf(now - unverifiedSince)))}
        </p>
      )}
    </>
  );
}
