import type { CompleteCurrency } from '../../domain/rates/currency';
import type { NamedCurrency } from '../../site/nameCurrency';

/** The texts in the cells of one row of the rates table. */
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

/** The texts of a skeleton row, which reserves the space until the rates come. */
export const skeletonTexts: RateTexts = { acronym: '', name: '', buy: '', sell: '' };

/** The class of the element after a currency's name that marks it as one of the visitor's own. */
export const OWN_MARK_CLASS = 'rates-table__own';

/** The text of the mark. It begins with a space, because the name before it is a separate text. */
export function ownMarkText(mark: string): string {
  return ` ${mark}`;
}
