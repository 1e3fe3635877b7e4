import { useStaffWords } from '../useStaffWords';
import type { RateSheet } from './rateSheet';
import { useSheetTimes } from './useSheetTimes';

/** "Kurzový lístok č. 3 zo dňa 13. 4. 2026", with room to write the number by hand if it is not known. */
export function SheetTitle({ validFrom, number }: Pick<RateSheet, 'validFrom' | 'number'>) {
  const words = useStaffWords().sheet;
  const { dateText } = useSheetTimes();
  return (
    <>
      {words.title}
      {number ?? <ByHand />}
      {validFrom !== null && words.titleDate(dateText(validFrom))}
    </>
  );
}

/** Since when the list has been valid, or room to write it by hand. */
export function SheetValidity({ validFrom }: Pick<RateSheet, 'validFrom'>) {
  const words = useStaffWords().sheet;
  const { momentText } = useSheetTimes();
  return (
    <>
      {words.validFrom}
      {validFrom === null ? <ByHand /> : momentText(validFrom)}
    </>
  );
}

/** Room to write something by hand. */
function ByHand() {
  return <span className="sheet__by-hand">{useStaffWords().sheet.unknown}</span>;
}
