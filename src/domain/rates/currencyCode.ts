/** What the database rules accept as the code of a currency (rule 56). */
export const CURRENCY_CODE = /^[A-Z]{3,5}$/;

export function isCurrencyCode(text: string): boolean {
  return CURRENCY_CODE.test(text);
}
