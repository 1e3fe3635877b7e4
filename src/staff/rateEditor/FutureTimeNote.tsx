import { isStoredAhead } from '../../domain/time/clockDrift';
import { useNow } from '../../ui/useNow';
import { useStaffWords } from '../useStaffWords';

/** Says that a record's stored time lies in the future (rule 62); a component of its own because it renders as time passes. */
export function FutureTimeNote({ updated }: { readonly updated: string | null }) {
  const words = useStaffWords().editor;
  const now = useNow();
  return now !== null && isStoredAhead(updated, now) ? words.storedAhead : null;
}
