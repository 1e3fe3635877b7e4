/** The median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (lower === undefined || upper === undefined) {
    throw new Error('There is no median of nothing.');
  }
  return (lower + upper) / 2;
}

export function largest(values: readonly number[]): number {
  return Math.max(...values);
}
