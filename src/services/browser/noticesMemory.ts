import type { Notice } from '../../domain/notices/notice';
import { parseNoticeContent } from '../../domain/notices/notice';
import type { NoticesMemory } from '../../ports/notices';
import type { OpenStorage } from './storedValue';
import { loadStored, saveStored } from './storedValue';

const STORAGE_KEY = 'notices';

/** Keeps the notices in the browser's storage for a visit without a network. */
export function createNoticesMemory(openStorage: OpenStorage): NoticesMemory {
  return {
    recall: () => loadStored(openStorage, STORAGE_KEY, parseNotices) ?? [],
    keep: (notices) => saveStored(openStorage, STORAGE_KEY, JSON.stringify(notices)),
  };
}

function parseNotices(text: string): readonly Notice[] {
  const stored: unknown = JSON.parse(text);
  return (Array.isArray(stored) ? stored : []).flatMap((notice: unknown) => {
    const content = parseNoticeContent(notice);
    return content === null ? [] : [{ id: String((notice as { id?: unknown }).id), ...content }];
  });
}
