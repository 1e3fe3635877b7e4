import { parseNoticeContent } from '../../domain/notices/notice';
import type { NoticesMemory } from '../../ports/notices';

const STORAGE_KEY = 'notices';

/** Keeps the notices in the browser's storage; a visitor whose settings forbid that is simply not remembered. */
export function createNoticesMemory(openStorage: () => Storage): NoticesMemory {
  return {
    recall: () => {
      try {
        const stored: unknown = JSON.parse(openStorage().getItem(STORAGE_KEY) ?? '[]');
        // The stored text may be from another version of the site, or edited by hand.
        return (Array.isArray(stored) ? stored : []).flatMap((notice: unknown) => {
          const content = parseNoticeContent(notice);
          return content === null ? [] : [{ id: String((notice as { id?: unknown }).id), ...content }];
        });
      } catch {
        return [];
      }
    },
    keep: (notices) => {
      try {
        openStorage().setItem(STORAGE_KEY, JSON.stringify(notices));
      } catch {
        // Storage is forbidden or full: without a network there are no notices then.
      }
    },
  };
}
