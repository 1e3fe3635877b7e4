/** The fewest decimals that the rates table shows of a rate: 3, 2 or 1 by its whole part (rule 22). */
export function minimumRateDecimals(rate: number): number {
  if (rate < 10) {
    return 3;
  }
  return rate < 100 ? 2 : 1;
}
