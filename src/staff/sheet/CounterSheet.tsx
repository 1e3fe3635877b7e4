import { useSite } from '../../site/useSite';
import type { RateSheet } from './rateSheet';
import { SheetWarnings } from './SheetWarnings';
import { SheetRates } from './SheetRates';
import { SheetValidity } from './SheetTitle';

interface Props {
  readonly sheet: RateSheet;
}

/** The rates in figures large enough to read from the other side of the counter, without a place to sign (rule 134). */
export function CounterSheet({ sheet }: Props) {
  const { brand } = useSite().office;
  return (
    <div className="sheet sheet--counter">
      <SheetWarnings sheet={sheet} />
      <SheetRates
        lines={sheet.lines}
        hasNames={false}
        heading={
          <>
            <span className="sheet__title">{brand}</span>
            <span className="sheet__validity">
              <SheetValidity {...sheet} />
            </span>
          </>
        }
      />
    </div>
  );
}
