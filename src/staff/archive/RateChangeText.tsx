import { useSite } from '../../site/useSite';
import { RateMoveText } from '../RateMoveText';
import { useStaffWords } from '../useStaffWords';

interface Props {
  /** Units of the currency for 1 EUR; null when there was no rate, or no readable one. */
  readonly before: number | null;
  readonly after: number | null;
}

/** One rate before and after a change, with the difference in per cent. */
export function RateChangeText({ before, after }: Props) {
  const { format } = useSite();
  const words = useStaffWords().archive;
  const rateText = (rate: number | null): string => (rate === null ? words.noRate : format.rate(rate));
  if (before === after) {
    return (
      <span className="history__unchanged">
        {rateText(before)} <span className="o-visually-hidden">{words.unchanged}</span>
      </span>
    );
  }
  return (
    <>
      <span className="history__before">{rateText(before)}</span> <span aria-hidden="true">→</span>{' '}
      <span className="o-visually-hidden">{words.to}</span> <span className="history__after">{rateText(after)}</span>{' '}
      {before !== null && after !== null && (
        <span className="history__percent">
          <RateMoveText before={before} after={after} />
        </span>
      )}
    </>
  );
}
