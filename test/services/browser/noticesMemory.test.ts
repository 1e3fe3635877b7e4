import { createNoticesMemory } from '../../../src/services/browser/noticesMemory';
import { buildNotice } from '../../support/buildNotice';

function memoryOf(items: Record<string, string>) {
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  } as Storage;
  return createNoticesMemory(() => storage);
}

describe('the memory of notices', () => {
  it.each([[[]], [[buildNotice(), buildNotice({ id: 'notice-2', text: null, closed: { from: '09:00', to: '10:00' } })]]])(
    'recalls what it kept: %j',
    (notices) => {
      const items = {};
      memoryOf(items).keep(notices);
      expect(memoryOf(items).recall()).toEqual(notices);
    },
  );

  it.each([undefined, '', 'null', '{', '{}', '5', '[null]', '[5]', '[{"id":"x"}]', '{"__proto__":[]}'])(
    'recalls none from %j',
    (stored) => {
      expect(memoryOf(stored === undefined ? {} : { notices: stored }).recall()).toEqual([]);
    },
  );

  it('loses no notice for one beside it that was spoilt', () => {
    const notice = buildNotice();
    const spoilt = { ...notice, firstDay: '2026-02-30' };
    expect(memoryOf({ notices: JSON.stringify([spoilt, notice, null]) }).recall()).toEqual([notice]);
  });

  it('neither keeps nor recalls for a visitor who keeps nothing', () => {
    const memory = createNoticesMemory(() => {
      throw new DOMException('The visitor keeps nothing.', 'SecurityError');
    });
    memory.keep([buildNotice()]);
    expect(memory.recall()).toEqual([]);
  });
});
