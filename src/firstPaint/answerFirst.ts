import { readAmount } from '../domain/money/amount';
import { convert } from '../domain/money/conversion';
import { convertibleOf } from '../domain/money/convertible';
import type { Currency } from '../domain/rates/currency';
import type { CalculatorElements } from '../features/calculator/calculatorFields';
import { findField } from '../features/calculator/calculatorFields';
import { formatAmount } from '../site/format';
import type { Formats } from '../site/format';

/**
 * Keeps the result field up to date with what the visitor types and chooses, by the given rates, until stopped. The
 * application later takes the page over and finds the fields as they are then.
 */
export function answerFirst(page: Document, currencies: readonly Currency[], formats: Formats, stopped: AbortSignal): void {
  const convertible = convertibleOf(currencies);
  // Looked up for every answer, because the application may replace them.
  const fieldOf = <Name extends keyof CalculatorElements>(name: Name) => findField(page, name) as CalculatorElements[Name];
  const chosen = (name: 'owned' | 'wanted') => convertible.find(({ acronym }) => acronym === fieldOf(name).value);

  const answer = (): void => {
    const amount = readAmount(fieldOf('amount').value, formats.decimalSeparator)?.amount ?? null;
    const owned = chosen('owned');
    const wanted = chosen('wanted');
    const conversion = amount !== null && owned && wanted ? convert(amount, owned, wanted) : null;
    fieldOf('result').value = conversion === null ? '' : formatAmount(conversion.amount, formats);
  };

  if (stopped.aborted) {
    return;
  }
  answer();
  page.addEventListener('input', answer, { signal: stopped });
  stopped.addEventListener('abort', () => {
    const result = fieldOf('result');
    // The default value is what React has written: the application's answer, if there is one already. Otherwise the
    // field is emptied, because the answers also stop when the rates have become too old.
    result.value = result.defaultValue;
  });
}
