import type { CompleteCurrency } from '../../domain/rates/currency';
import type { NamedCurrency } from '../../site/nameCurrency';

/** What stands in the cells of a rates table's row. */
export interface RateTexts {
  readonly acronym: string;
  readonly name: string;
  readonly buy: string;
  readonly sell: string;
}

export function rateTextsOf(
  currency: CompleteCurrency,
  nameOf: (currency: NamedCurrency<string>) => string,
  formatRate: (rate: number) => string,
): RateTexts {
  const { acronym, buy, sell } = currency;
  return { acronym, name: nameOf(currency), buy: formatRate(buy), sell: formatRate(sell) };
}

/** The texts of a skeleton row, which keeps its room until the rates come. */
export const skeletonTexts: RateTexts = { acronym: '', name: '', buy: '', sell: '' };

/** What marks a visitor's own currency stands behind its name, in an element of this class. */
export const OWN_MARK_CLASS = 'rates-table__own';

/** Begins with a blank, because the name before it is a separate text. */
export function ownMarkText(mark: string): string {
  return ` ${mark}`;
}
