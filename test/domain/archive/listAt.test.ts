import fc from 'fast-check';
import { listAt, listBefore } from '../../../src/domain/archive/listAt';
import { buildCurrency } from '../../support/builders';
import type { History } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';
import { historyArbitrary, START } from './histories';

const NOW = START + 1e10;

const stoodAt = (moment: number, { entries, present }: Pick<History, 'entries' | 'present'>, now = NOW) =>
  listAt(moment, { later: entries.filter(({ until }) => until > moment), present, began: entries.at(-1)?.until ?? null, now });

const { entries, present } = buildHistory([
  { acronym: 'USD', at: START, rates: { buy: 1.1, sell: 1 } },
  { acronym: 'CZK', at: START + 10, rates: { buy: 25, sell: 24 } },
  { acronym: 'USD', at: START + 20, rates: { buy: 1.2, sell: 1.1 } },
  { acronym: 'CZK', at: START + 30, rates: null },
]);
const history = { entries, present };
const usd = { acronym: 'USD', buy: 1.1, sell: 1 };
const czk = { acronym: 'CZK', buy: 25, sell: 24 };
const newerUsd = { acronym: 'USD', buy: 1.2, sell: 1.1 };

it.each([
  ['at the first entry', 0, [usd]],
  ['before a currency was added', 9, [usd]],
  ['at the moment at which it was', 10, [usd, czk]],
  ['before a save', 19, [usd, czk]],
  ['at the moment of a save', 20, [newerUsd, czk]],
  ['before a currency was retired', 29, [newerUsd, czk]],
  ['at the moment at which it was', 30, [newerUsd]],
  ['now', NOW - START, [newerUsd]],
])('%s', (_name, after, rates) => {
  const list = stoodAt(START + after, history);
  expect(list.type === 'known' && new Set(list.rates)).toEqual(new Set(rates));
});

it('is not known before the archive began, or without one', () => {
  expect(stoodAt(START - 1, history)).toEqual({ type: 'beforeArchive', began: START });
  expect(stoodAt(START, { entries: [], present })).toEqual({ type: 'beforeArchive', began: null });
});

it('is still to come after now', () => {
  expect(stoodAt(NOW + 1, history)).toEqual({ type: 'stillToCome' });
});

it('leaves out the base currency and keeps a rate that could not be read', () => {
  const odd = [buildCurrency({ acronym: 'EUR' }), buildCurrency({ acronym: 'PLN', buy: null, sell: 4 })];
  expect(stoodAt(NOW, { entries, present: odd })).toEqual({
    type: 'known',
    rates: [{ acronym: 'PLN', buy: null, sell: 4 }],
  });
});

it('is the list that people saw, at any moment of any history', () => {
  fc.assert(
    fc.property(historyArbitrary, fc.nat(3_000_000_000), (any, offset) => {
      for (const moment of [START + offset, ...any.lists.flatMap(({ at }) => [at - 1, at])]) {
        const list = stoodAt(moment, any);
        const seen = any.lists.filter(({ at }) => at <= moment).at(-1);
        const rates =
          list.type === 'known' && Object.fromEntries(list.rates.map(({ acronym, buy, sell }) => [acronym, { buy, sell }]));
        expect(rates).toEqual(seen ? seen.rates : false);
        // The order of the entries affects the order of the currencies, but not their rates.
        const reversed = listBefore(any.entries.filter(({ until }) => until > moment).reverse(), any.present);
        expect(list.type === 'known' ? new Set(reversed) : null).toEqual(list.type === 'known' ? new Set(list.rates) : null);
      }
    }),
  );
});
