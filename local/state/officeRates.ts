/** How far the demo office's rates are from the reference rate, depending on how easily it can buy and resell the notes. */
const margins = [
  { margin: 0.016, codes: ['USD', 'GBP', 'CHF'] },
  { margin: 0.02, codes: ['CZK', 'HUF', 'PLN'] },
  { margin: 0.022, codes: ['JPY', 'DKK', 'SEK', 'NOK', 'CAD', 'AUD', 'RON'] },
  { margin: 0.035, codes: ['TRY', 'ILS', 'NZD', 'SGD', 'HKD', 'CNY', 'THB', 'ZAR'] },
  { margin: 0.045, codes: ['ISK', 'BRL', 'IDR', 'KRW', 'MXN', 'MYR'] },
  { margin: 0.055, codes: ['INR', 'PHP'] },
];

/** The steps of a printed rate list: rates below `below` change by `step`. */
const steps = [
  { below: 2, step: 0.001 },
  { below: 10, step: 0.01 },
  { below: 100, step: 0.05 },
  { below: 1000, step: 0.5 },
  { below: 10_000, step: 5 },
  { below: Infinity, step: 100 },
];

/**
 * The rates that the demo office would print for a reference rate, all in units for 1 EUR; `further` is added to its
 * present distance from the reference. Throws for a code without a margin.
 */
export function officeRates(code: string, reference: number, further = 0): { readonly buy: number; readonly sell: number } {
  const group = margins.find(({ codes }) => codes.includes(code));
  if (group === undefined) {
    throw new Error(`No margin is set for ${code}`);
  }
  const margin = group.margin + further;
  return { buy: roundToStep(reference * (1 + margin)), sell: roundToStep(reference * (1 - margin)) };
}

function roundToStep(rate: number): number {
  const step = steps.find(({ below }) => rate < below)?.step ?? 1;
  return Number((Math.round(rate / step) * step).toFixed(3));
}
