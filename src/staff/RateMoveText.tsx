import { rateMove, roundsToZero } from '../domain/rates/rateMove';
import { useSite } from '../site/useSite';
import { useStaffWords } from './useStaffWords';

/** Shows by how many per cent a rate moves; empty when there is nothing to compare it with. */
export function RateMoveText({ before, after }: { readonly before: number; readonly after: number }) {
  const { format } = useSite();
  const words = useStaffWords().rateMove;
  const move = rateMove(before, after);
  if (move !== null && roundsToZero(move) && before !== after) {
    return words.slight;
  }
  return move && words[move.isUp ? 'raised' : 'lowered'](format.amount(move.percent));
}
