import { AMOUNT_FIELD_ID } from '../../site/paths';

/** Ids of the calculator's fields; by them the page finds the fields before the application has loaded. */
export const calculatorFields = {
  amount: AMOUNT_FIELD_ID,
  owned: 'calculator-owned',
  wanted: 'calculator-wanted',
  result: 'calculator-result',
} as const;

/** The elements of the calculator's fields. */
export interface CalculatorElements {
  readonly amount: HTMLInputElement;
  readonly owned: HTMLSelectElement;
  readonly wanted: HTMLSelectElement;
  readonly result: HTMLInputElement;
}

/** One of the fields; null on a page without a calculator. */
export function findField<Name extends keyof CalculatorElements>(page: Document, name: Name): CalculatorElements[Name] | null {
  return page.getElementById(calculatorFields[name]) as CalculatorElements[Name] | null;
}

/** Whether the select still has the option that the page was rendered with. */
export function isAsItCame({ selectedOptions }: HTMLSelectElement): boolean {
  return selectedOptions[0]?.defaultSelected === true;
}
