import { createRequiredContext } from '../site/requiredContext';
import type { StaffWords } from '../site/words/staffWords';

/** The texts of the staff area. */
export const [StaffWordsContext, useStaffWords] = createRequiredContext<StaffWords>('StaffWordsContext');
