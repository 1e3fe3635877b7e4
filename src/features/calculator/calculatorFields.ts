/** Ids of the calculator's fields, by which the page is answered before the application is there. */
export const calculatorFields = {
  amount: 'calculator-amount',
  owned: 'calculator-owned',
  wanted: 'calculator-wanted',
  result: 'calculator-result',
} as const;
