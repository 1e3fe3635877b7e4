import type { CompleteCurrency } from '../../../src/domain/rates/currency';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { statusLineOf, dotOf } from '../../../src/features/rates/freshnessLine';
import { skeletonTexts, rateTextsOf } from '../../../src/features/rates/rateTexts';
import { demoSite } from '../../support/demoSite';
import { buildCurrency } from '../../support/builders';

const rates = { currencies: [], receivedAt: Date.parse('2026-04-13T14:00:00Z') };
const reason = { reason: 'offline', isRetrying: false } as const;

describe('what stands beside the rates', () => {
  it.each<[RatesState, string, string]>([
    [{ status: 'waiting' }, 'freshness__dot', 'Načítavame kurzy…'],
    [{ status: 'remembered', ...rates }, 'freshness__dot', 'Kurzy z 13.4. o 16:00, overujeme ich…'],
    [{ status: 'read', ...rates }, 'freshness__dot freshness__dot--live', 'Naživo: zmeny sa zobrazia samy.'],
    [{ status: 'live', ...rates }, 'freshness__dot freshness__dot--live', 'Naživo: zmeny sa zobrazia samy.'],
    [{ status: 'interrupted', ...reason, ...rates }, 'freshness__dot freshness__dot--interrupted', ''],
    [{ status: 'unavailable', ...reason }, 'freshness__dot freshness__dot--interrupted', ''],
  ])('while they are $status', (state, dot, line) => {
    expect(dotOf(state.status)).toBe(dot);
    expect(statusLineOf(state, demoSite.words.rates.freshness, demoSite.format.moment)).toBe(line);
  });

  it('is the time of the last update, two hours on', () => {
    expect(demoSite.format.storedTime(Date.parse('2026-04-13T18:00:00Z'))).toBe('13.4.2026 o 20:00');
  });
});

describe('a row of the rates table', () => {
  const texts = rateTextsOf(buildCurrency() as CompleteCurrency, demoSite.format.rate);

  it('reads code, Slovak name, buy and sell', () => {
    expect(texts).toEqual({ acronym: 'USD', name: 'americký dolár', buy: '1,187', sell: '1,150' });
  });

  it('has an empty cell for each of them before the rates come', () => {
    expect(skeletonTexts).toEqual({ acronym: '', name: '', buy: '', sell: '' });
  });
});
