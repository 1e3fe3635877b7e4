import { AMOUNT_FIELD_ID } from '../../site/paths';

/** Ids of the calculator's fields, by which the page is answered before the application is there. */
export const calculatorFields = {
  amount: AMOUNT_FIELD_ID,
  owned: 'calculator-owned',
  wanted: 'calculator-wanted',
  result: 'calculator-result',
} as const;
