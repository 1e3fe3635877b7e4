import { readBoardOptions } from '../../../src/domain/board/options';
import type { Notice } from '../../../src/domain/notices/notice';
import { Board } from '../../../src/features/board/Board';
import type { TrustState } from '../../../src/features/board/trustSlice';
import { initialTrustState } from '../../../src/features/board/trustSlice';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { page } from '../story';
import { allCurrencies, fewCurrencies, liveRates } from './currencies';

const confirmedAt = Date.now() - 3 * 60_000;

const states: Readonly<Record<TrustState['status'], TrustState>> = {
  waiting: initialTrustState,
  confirmed: { status: 'confirmed', confirmedAt },
  unconfirmed: { status: 'unconfirmed', confirmedAt },
  replaced: { status: 'replaced', confirmedAt: null },
};

const announced: Notice = {
  id: '20260420-aaaaaaaa',
  text: { sk: 'V piatok zatvárame už o 15:00.' },
  firstDay: '2020-01-01',
  lastDay: '2099-12-31',
  closed: null,
};

const { confirmed } = states;
const others: Readonly<Record<string, readonly [search: string, state: StoredState]>> = {
  'few currencies': ['', { rates: liveRates(fewCurrencies), trust: confirmed }],
  'no currency': ['', { rates: liveRates([]), trust: confirmed }],
  'chosen currencies': ['?currencies=HUF,CZK', { rates: liveRates(allCurrencies), trust: confirmed }],
  dark: ['?dark', { rates: liveRates(allCurrencies), trust: confirmed }],
  'dark, unconfirmed': ['?dark', { rates: liveRates(allCurrencies), trust: states.unconfirmed }],
  'with a notice': [
    '',
    { rates: liveRates(allCurrencies), trust: confirmed, notices: { status: 'followed', notices: [announced] } },
  ],
};

const story = (name: string, search: string, state: StoredState): Story => {
  const options = readBoardOptions(search, ['sk']);
  return page(`board, ${name}`, () => <Board options={options} />, { state });
};

export const boardStories: readonly Story[] = [
  ...Object.entries(states).map(([status, trust]) => story(status, '', { rates: liveRates(allCurrencies), trust })),
  ...Object.entries(others).map(([name, [search, state]]) => story(name, search, state)),
];
