/** How far the demo office stays from the reference, by how readily it can buy and resell the notes. */
const margins = [
  { margin: 0.016, codes: ['USD', 'GBP', 'CHF'] },
  { margin: 0.02, codes: ['CZK', 'HUF', 'PLN'] },
  { margin: 0.022, codes: ['JPY', 'DKK', 'SEK', 'NOK', 'CAD', 'AUD', 'RON'] },
  { margin: 0.035, codes: ['TRY', 'ILS', 'NZD', 'SGD', 'HKD', 'CNY', 'THB', 'ZAR'] },
  { margin: 0.045, codes: ['ISK', 'BRL', 'IDR', 'KRW', 'MXN', 'MYR'] },
  { margin: 0.055, codes: ['INR', 'PHP'] },
];

/** The steps of a printed rate list: rates below `below` move by `step`. */
const steps = [
  { below: 2, step: 0.001 },
  { below: 10, step: 0.01 },
  { below: 100, step: 0.05 },
  { below: 1000, step: 0.5 },
  { below: 10_000, step: 5 },
  { below: Infinity, step: 100 },
];

/**
 * What the demo office would print for a reference rate, both in units per 1 EUR, when it stays so much further from it than it
 * does today; throws for a code without a margin.
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
