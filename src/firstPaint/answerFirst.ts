/** Answers the calculator before the application is there: a script of its own, asked for beside the rates. */
import { readAmount } from '../domain/money/amount';
import { convert } from '../domain/money/conversion';
import { convertibleOf } from '../domain/money/convertible';
import type { Currency } from '../domain/rates/currency';
import { calculatorFields } from '../features/calculator/calculatorFields';
import { formatAmount } from '../site/format';
import type { Formats } from '../site/format';

/**
 * Puts the result of what is typed and chosen into its field, by the given rates, until it is told to stop. Nothing else is
 * written: the application takes the page over as it was made, and finds the fields as the visitor left them.
 */
export function answerFirst(page: Document, currencies: readonly Currency[], formats: Formats, stopped: AbortSignal): void {
  const convertible = convertibleOf(currencies);
  const fieldOf = (name: keyof typeof calculatorFields) => page.getElementById(calculatorFields[name]) as HTMLInputElement;
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
  // The application answers by newer rates, and without it these are too old by now.
  stopped.addEventListener('abort', () => (fieldOf('result').value = ''));
}
