import type { CompleteCurrency } from '../../domain/rates/currency';

/** What stands in the cells of a rates table's row. */
export interface RateTexts {
  readonly acronym: string;
  readonly name: string;
  readonly buy: string;
  readonly sell: string;
}

export function rateTextsOf({ acronym, name_sk, buy, sell }: CompleteCurrency, formatRate: (rate: number) => string): RateTexts {
  return { acronym, name: name_sk, buy: formatRate(buy), sell: formatRate(sell) };
}

/** The texts of a skeleton row, which keeps its room until the rates come. */
export const skeletonTexts: RateTexts = { acronym: '', name: '', buy: '', sell: '' };
