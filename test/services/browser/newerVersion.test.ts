import { reloadForNewerVersion } from '../../../src/services/browser/newerVersion';
import type { VersionedPage } from '../../../src/services/browser/newerVersion';

const pageOf = (version: string): string =>
  `<!doctype html><meta name="application" content="${version}"><title>Zmenáreň</title>`;

function openPage(version: string, entries = new Map<string, string>(), holdsInput = () => false) {
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
  const reload = jest.fn();
  const page: VersionedPage = { version, openStorage: () => storage, holdsInput, reload };
  return { page, reload, entries };
}

const fetched = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(pageOf('/assets/application.2.js')));
});
afterAll(() => fetched.mockRestore());

describe('a page whose files may be gone', () => {
  it('is loaded again when the site has another version', async () => {
    const { page, reload } = openPage('/assets/application.1.js');
    expect(await reloadForNewerVersion(page)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith('/app', { cache: 'no-store' });
  });

  it('is loaded again once for each version', async () => {
    const { page, reload, entries } = openPage('/assets/application.1.js');
    await reloadForNewerVersion(page);
    const again = openPage('/assets/application.1.js', entries);
    expect(await reloadForNewerVersion(again.page)).toBe(false);
    expect(again.reload).not.toHaveBeenCalled();
    fetched.mockResolvedValue(new Response(pageOf('/assets/application.3.js')));
    expect(await reloadForNewerVersion(page)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is the newest', () => Promise.resolve(new Response(pageOf('/assets/application.1.js')))],
    ['gets another page for an answer', () => Promise.resolve(new Response('<h1>Sign in to this network</h1>'))],
    ['has no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays when it %s', async (_when, answer) => {
    fetched.mockImplementation(answer);
    const { page, reload } = openPage('/assets/application.1.js');
    expect(await reloadForNewerVersion(page)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays, and asks nothing, while it holds what somebody has typed', async () => {
    const { page, reload } = openPage('/assets/application.1.js', new Map(), () => true);
    expect(await reloadForNewerVersion(page)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when somebody typed while it asked, and is loaded again later', async () => {
    let isTyped = false;
    const { page, reload } = openPage('/assets/application.1.js', new Map(), () => isTyped);
    fetched.mockImplementation(() => {
      isTyped = true;
      return Promise.resolve(new Response(pageOf('/assets/application.2.js')));
    });
    expect(await reloadForNewerVersion(page)).toBe(false);
    expect(reload).not.toHaveBeenCalled();

    isTyped = false;
    fetched.mockResolvedValue(new Response(pageOf('/assets/application.2.js')));
    expect(await reloadForNewerVersion(page)).toBe(true);
  });

  it('stays when nothing can be remembered, because it might be loaded for ever', async () => {
    const { page, reload } = openPage('/assets/application.1.js');
    const openStorage = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(await reloadForNewerVersion({ ...page, openStorage })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
