/** How many digits a country code has at most. */
const LONGEST_COUNTRY_CODE = 3;

/** The number to dial for a phone as people read it: `+421 (0)905 123 456` is dialled without the zero in brackets. */
export function numberToDial(display: string): string {
  return display.replace('(0)', '').replace(/[^\d+]/g, '');
}

/** Whether what people read is the number that is dialled; they may read it without the country's code. */
export function isShownAs(number: string, display: string): boolean {
  // Zeros at the start stand for the country (0905 …) or for the plus sign (00421 …).
  const read = numberToDial(display).replace(/^\+|^0+/, '');
  const dialled = number.replace('+', '');
  return dialled.endsWith(read) && dialled.length - read.length <= LONGEST_COUNTRY_CODE;
}
