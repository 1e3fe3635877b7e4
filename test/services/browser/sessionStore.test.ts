import { createSessionStore } from '../../../src/services/browser/sessionStore';

const EMAIL = 'staff@zmenaren.test';
const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, entry: string) => void entries.set(key, entry),
  removeItem: (key: string) => void entries.delete(key),
} as Storage;
const store = createSessionStore(() => storage);

beforeEach(() => entries.clear());

describe('the session store', () => {
  it("keeps the e-mail as JSON under the key 'user'", () => {
    store.write(EMAIL);
    expect(entries.get('user')).toBe(`"${EMAIL}"`);
    expect(store.read()).toBe(EMAIL);
  });

  it("keeps the text 'null' for nobody, and reads it as nobody", () => {
    store.write(null);
    expect(entries.get('user')).toBe('null');
    expect(store.read()).toBeNull();
  });

  it('removes the key on clearing', () => {
    store.write(EMAIL);
    store.clear();
    expect(entries.has('user')).toBe(false);
    expect(store.read()).toBeNull();
  });

  it.each(['', '{', 'staff@zmenaren.test', '""', '{}', '[]', '1', 'true', 'undefined'])(
    'takes the corrupt entry %j for nobody',
    (entry) => {
      entries.set('user', entry);
      expect(store.read()).toBeNull();
    },
  );

  it('reads nobody from a blocked storage, and says so on writing', () => {
    const blocked = createSessionStore(() => {
      throw new Error('Access is denied.');
    });
    expect(blocked.read()).toBeNull();
    expect(() => blocked.write(EMAIL)).toThrow('Access is denied.');
    expect(() => blocked.clear()).toThrow('Access is denied.');
  });
});
