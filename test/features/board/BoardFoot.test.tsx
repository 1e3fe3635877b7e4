import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BoardFoot } from '../../../src/features/board/BoardFoot';
import type { BoardLocale } from '../../../src/features/board/boardLocale';
import { BoardLocaleContext } from '../../../src/features/board/boardLocale';
import { createBoardStore } from '../../../src/features/board/boardStore';
import { noticesReceived } from '../../../src/features/office/noticesSlice';
import { createSite } from '../../../src/site/site';
import { en } from '../../../src/site/words/en';
import { boardWordsOf } from '../../support/boardWordsOf';
import { buildNotice } from '../../support/buildNotice';
import { demoSite, onSite } from '../../support/demoSite';

const PAGE_SECONDS = 4;
const days = { firstDay: '2026-04-13', lastDay: '2026-04-13' };
const slovakOnly = buildNotice({ id: 'a', text: { sk: 'Iba po slovensky' }, ...days });
const translated = buildNotice({ id: 'b', text: { sk: 'Preložené', en: 'Translated' }, ...days });

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-04-13T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it("shows each notice once a round in each of the board's languages that it has", async () => {
  const english = createSite('en', en, demoSite.office, {});
  const locales: readonly [BoardLocale, BoardLocale] = [
    { site: english, words: boardWordsOf.en },
    { site: demoSite, words: boardWordsOf.sk },
  ];
  const { store } = createBoardStore((error) => {
    throw error;
  });
  store.dispatch(noticesReceived([slovakOnly, translated]));
  const { container } = render(
    onSite(
      <BoardLocaleContext value={locales}>
        <Provider store={store}>
          <BoardFoot pageSeconds={PAGE_SECONDS} page={0} pages={1} />
        </Provider>
      </BoardLocaleContext>,
      english,
    ),
  );
  const shown: (string | null)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    shown.push(container.textContent);
    await act(() => jest.advanceTimersByTimeAsync(PAGE_SECONDS * 1_000));
  }
  const round = ['Iba po slovensky', 'Translated', 'Preložené'];
  expect(shown.slice(0, 3).sort()).toEqual([...round].sort());
  expect(shown.slice(3)).toEqual(shown.slice(0, 3));
});
