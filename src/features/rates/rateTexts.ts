import type { CompleteCurrency } from '../../domain/rates/currency';
import { formatRate } from '../../domain/rates/rateFormat';

/** What stands in the cells of a rates table's row, in their order. */
export type RateTexts = readonly [acronym: string, name: string, buy: string, sell: string];

export function rateTextsOf({ acronym, name_sk, buy, sell }: CompleteCurrency): RateTexts {
  return [acronym, name_sk, formatRate(buy), formatRate(sell)];
}

/** A row that only keeps its place until the rates come. */
export const skeletonTexts: RateTexts = ['', '', '', ''];
