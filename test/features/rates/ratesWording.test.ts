import type { CompleteCurrency } from '../../../src/domain/rates/currency';
import type { RatesFreshness } from '../../../src/features/rates/freshnessLine';
import { statusLineOf, dotClassName } from '../../../src/features/rates/freshnessLine';
import { skeletonTexts, rateTextsOf } from '../../../src/features/rates/rateTexts';
import { demoSite } from '../../support/demoSite';
import { buildCurrency } from '../../support/builders';

const receivedAt = Date.parse('2026-04-13T14:00:00Z');

describe('what stands beside the rates', () => {
  it.each<[RatesFreshness, string, string]>([
    [{ status: 'waiting' }, 'freshness__dot', 'Pripája sa…'],
    [{ status: 'remembered', receivedAt }, 'freshness__dot', 'Pripája sa… Kurzy k\u00a013.4. o 16:00.'],
    [{ status: 'read' }, 'freshness__dot', 'Pripája sa…'],
    [{ status: 'live' }, 'freshness__dot freshness__dot--live', 'Spojené: zmeny sa zobrazia samy.'],
    [{ status: 'interrupted' }, 'freshness__dot freshness__dot--interrupted', ''],
    [{ status: 'unavailable' }, 'freshness__dot freshness__dot--interrupted', ''],
    [
      { status: 'unfollowed', receivedAt },
      'freshness__dot freshness__dot--interrupted',
      'Kurzy k\u00a013.4. o 16:00, bez obnovy.',
    ],
  ])('while they are $status', (state, dot, line) => {
    expect(dotClassName(state.status)).toBe(dot);
    expect(statusLineOf(state, demoSite.words.rates.freshness, demoSite.format.moment)).toBe(line);
  });

  it('is the time of the last update, two hours on', () => {
    expect(demoSite.format.storedTime(Date.parse('2026-04-13T18:00:00Z'))).toBe('13.4.2026 o 20:00');
  });
});

describe('a row of the rates table', () => {
  const texts = rateTextsOf(buildCurrency() as CompleteCurrency, demoSite.nameOf, demoSite.format.rate);

  it('reads code, Slovak name, buy and sell', () => {
    expect(texts).toEqual({ acronym: 'USD', name: 'americký dolár', buy: '1,187', sell: '1,150' });
  });

  it('has an empty cell for each of them before the rates come', () => {
    expect(skeletonTexts).toEqual({ acronym: '', name: '', buy: '', sell: '' });
  });
});
