import type { CompleteCurrency } from '../../../src/domain/currency';
import type { CurrenciesState } from '../../../src/features/currencies/currenciesSlice';
import { calmLineOf, dotOf } from '../../../src/features/currencies/freshness';
import { lastUpdatedText } from '../../../src/features/currencies/lastUpdated';
import { placeTexts, rateTextsOf } from '../../../src/features/currencies/rateTexts';
import { buildCurrency } from '../../support/builders';

const rates = { currencies: [], receivedAt: Date.parse('2026-04-13T14:00:00Z') };
const trouble = { trouble: 'offline', isRetrying: false } as const;

describe('what stands beside the rates', () => {
  it.each<[CurrenciesState, string, string]>([
    [{ status: 'waiting' }, 'freshness__dot', 'Načítavame kurzy…'],
    [{ status: 'remembered', ...rates }, 'freshness__dot', 'Kurzy z 13.4. o 16:00, overujeme ich…'],
    [{ status: 'read', ...rates }, 'freshness__dot freshness__dot--live', 'Naživo: zmeny sa zobrazia samy.'],
    [{ status: 'live', ...rates }, 'freshness__dot freshness__dot--live', 'Naživo: zmeny sa zobrazia samy.'],
    [{ status: 'interrupted', ...trouble, ...rates }, 'freshness__dot freshness__dot--trouble', ''],
    [{ status: 'unavailable', ...trouble }, 'freshness__dot freshness__dot--trouble', ''],
  ])('while they are $status', (state, dot, line) => {
    expect(dotOf(state.status)).toBe(dot);
    expect(calmLineOf(state)).toBe(line);
  });

  it('is the time of the last update, two hours on', () => {
    expect(lastUpdatedText(Date.parse('2026-04-13T18:00:00Z'))).toBe('13.4.2026 o 20:00');
  });
});

describe('a row of the rates table', () => {
  const texts = rateTextsOf(buildCurrency() as CompleteCurrency);

  it('reads code, Slovak name, buy and sell', () => {
    expect(texts).toEqual(['USD', 'americký dolár', '1,187', '1,150']);
  });

  it('has an empty cell for each of them before the rates come', () => {
    expect(placeTexts).toEqual(texts.map(() => ''));
  });
});
