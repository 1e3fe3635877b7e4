/** Answers the calculator before the application is there: a script of its own, asked for beside the rates. */
import { readAmount, toUnambiguousText } from '../domain/money/amount';
import { convert } from '../domain/money/conversion';
import { convertibleOf } from '../domain/money/convertible';
import type { Currency } from '../domain/rates/currency';
import { calculatorFields } from '../features/calculator/calculatorFields';
import { formatAmount } from '../site/format';
import type { Formats } from '../site/format';

/**
 * Puts the result of what is typed and chosen into its field, by the given rates, until it is told to stop. What the address carries
 * is filled in before. The application takes the page over and finds the fields as they are then.
 */
export function answerFirst(page: Document, currencies: readonly Currency[], formats: Formats, stopped: AbortSignal): void {
  const convertible = convertibleOf(currencies);
  const fieldOf: FieldOf = (name) => page.getElementById(calculatorFields[name]) as ReturnType<FieldOf>;
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
  fillIn(new URLSearchParams(page.location.search), fieldOf, formats);
  answer();
  page.addEventListener('input', answer, { signal: stopped });
  stopped.addEventListener('abort', () => {
    const result = fieldOf('result') as HTMLInputElement;
    // The default value is what React has written: the application's answer, if it has one already. Without it the field is emptied,
    // because the answers stop too when the rates have become too old.
    result.value = result.defaultValue;
  });
}

type FieldOf = (name: keyof typeof calculatorFields) => HTMLInputElement | HTMLSelectElement;

/** Fills in what a link carries and the visitor has left open, as the application does later (rule 89). */
function fillIn(link: URLSearchParams, fieldOf: FieldOf, { decimalSeparator }: Formats): void {
  const choices = [
    ['owned', 'from'],
    ['wanted', 'to'],
  ] as const;
  for (const [name, parameter] of choices) {
    const select = fieldOf(name) as HTMLSelectElement;
    const code = [...select.options].find(({ value }) => value !== '' && value === link.get(parameter)?.toUpperCase())?.value;
    if (code !== undefined && select.selectedOptions[0]?.defaultSelected) {
      select.value = code;
    }
  }
  const typed = fieldOf('amount');
  const reading = readAmount(link.get('amount') ?? '', '.');
  // What is to be received exactly has fields of its own, which come with the application.
  if (reading && typed.value === '' && !link.get('receive')) {
    typed.value = toUnambiguousText(reading.amount, decimalSeparator);
  }
}
