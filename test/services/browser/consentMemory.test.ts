/** @jest-environment jsdom */
import type { Decision } from '../../../src/ports/consentMemory';
import { createConsentMemory } from '../../../src/services/browser/consentMemory';

const decision: Decision = { answer: 'refused', at: 1_700_000_000_000, version: 1 };

beforeEach(() => localStorage.clear());

describe("the memory of a visitor's decision", () => {
  it.each<Decision>([decision, { answer: 'agreed', at: 0, version: 0 }])('recalls %j as it kept it', (kept) => {
    createConsentMemory(() => localStorage).keep(kept);
    expect(createConsentMemory(() => localStorage).recall()).toEqual(kept);
  });

  it.each([
    '',
    'yes',
    'null',
    '[]',
    '"agreed"',
    '{"answer":"agreed"}',
    '{"answer":"unasked","at":1,"version":1}',
    '{"answer":"agreed","at":"1","version":1}',
    '{"answer":"agreed","at":-1,"version":1}',
    '{"answer":"agreed","at":8640000000000001,"version":1}',
    '{"answer":"agreed","at":1,"version":"1"}',
    '{"__proto__":{"answer":"agreed","at":1,"version":1}}',
  ])('recalls none from %s', (stored) => {
    localStorage.setItem('consent', stored);
    expect(createConsentMemory(() => localStorage).recall()).toBeNull();
  });

  it('recalls none where none was kept', () => {
    expect(createConsentMemory(() => localStorage).recall()).toBeNull();
  });

  it('neither keeps nor recalls for a visitor who keeps nothing', () => {
    const memory = createConsentMemory(() => {
      throw new DOMException('The visitor keeps nothing.', 'SecurityError');
    });
    memory.keep(decision);
    expect(memory.recall()).toBeNull();
  });

  it('tells what another page kept or removed, and of nothing else, until nobody listens', () => {
    const listener = jest.fn();
    const leave = createConsentMemory(() => localStorage).watch(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'rates' }));
    expect(listener).not.toHaveBeenCalled();
    localStorage.setItem('consent', JSON.stringify(decision));
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect(listener).toHaveBeenLastCalledWith(decision);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenLastCalledWith(null);
    leave();
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
