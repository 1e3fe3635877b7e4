import type { UntendedPage } from '../../../src/services/browser/newerBoard';
import { reloadOnceReachable, takeNewerBoard } from '../../../src/services/browser/newerBoard';

const markupOf = (script: string, styles = 'aaaa') =>
  `<script type="module" src="/assets/board.${script}.js"></script><link href="/assets/board.${styles}.css" rel="stylesheet">`;

/** A fake page whose storage lasts as long as the test; `done` lists what was called. */
function openPage() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
  const done: string[] = [];
  const page: UntendedPage = {
    address: '/tabula?newest',
    markup: markupOf('1111'),
    openStorage: () => storage,
    updateWorker: () => {
      done.push('worker');
      return Promise.resolve();
    },
    reload: () => void done.push('reload'),
  };
  return { page, done };
}

const answerWith = (text: string, status = 200) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(text, { status })));
};

afterEach(() => jest.restoreAllMocks());

describe('a newer version of the board', () => {
  it.each([
    ['script', markupOf('2222')],
    ['styles', markupOf('1111', 'bbbb')],
  ])('with another %s is loaded once its service worker is in charge', async (_part, newer) => {
    const { page, done } = openPage();
    answerWith(`<!doctype html><head>${newer}</head>`);
    await takeNewerBoard(page);
    expect(done).toEqual(['worker', 'reload']);
  });

  it('is none when the page is the same', async () => {
    const { page, done } = openPage();
    answerWith(`<!doctype html><head>${markupOf('1111')}</head>`);
    await takeNewerBoard(page);
    expect(done).toEqual([]);
  });

  it.each([
    ['an error page', markupOf('2222'), 503],
    ['a page of a hotel’s network', '<h1>Welcome</h1>', 200],
  ])('is never sought in %s', async (_name, text, status) => {
    const { page, done } = openPage();
    answerWith(text, status);
    await takeNewerBoard(page);
    expect(done).toEqual([]);
  });

  it('leaves the page alone without a network', async () => {
    const { page, done } = openPage();
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(takeNewerBoard(page)).rejects.toThrow('Failed to fetch');
    expect(done).toEqual([]);
  });

  it('is tried once a day when the page comes back old', async () => {
    const { page, done } = openPage();
    answerWith(markupOf('2222'));
    await takeNewerBoard(page);
    await takeNewerBoard(page);
    expect(done).toEqual(['worker', 'reload']);
    jest.useFakeTimers({ now: Date.now() + 86_400_000 });
    await takeNewerBoard(page);
    jest.useRealTimers();
    expect(done).toEqual(['worker', 'reload', 'worker', 'reload']);
  });
});

describe('a board that could not start', () => {
  const reload = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { location: { reload } });
  });

  afterEach(() => {
    jest.useRealTimers();
    delete (globalThis as { location?: unknown }).location;
  });

  it('asks for its page every 30 s, and is reloaded once the page is answered', async () => {
    const request = jest
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('', { status: 503 }))
      .mockResolvedValue(new Response(markupOf('1111')));
    void reloadOnceReachable('/tabula?newest');
    await jest.advanceTimersByTimeAsync(89_999);
    expect(request.mock.calls.map(([address]) => address)).toEqual(['/tabula?newest', '/tabula?newest']);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(request).toHaveBeenCalledTimes(3);
  });
});
