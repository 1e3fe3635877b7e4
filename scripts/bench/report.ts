/** One line of the table: a figure, its goal, and the measured value. */
export interface Figure {
  readonly name: string;
  readonly goal: string;
  readonly measured: string;
  /** Null when there is no goal. */
  readonly isMet: boolean | null;
}

export interface Comparison {
  readonly product: number;
  readonly plain: number;
}

/** A figure that is judged by its ratio to another page's; by default to the static page's. */
export function compare(name: string, limit: number, { product, plain }: Comparison, other = 'static'): Figure {
  const ratio = product / plain;
  return {
    name,
    goal: `≤ ${limit} × ${other}`,
    measured: `${Math.round(product)} ms, ${other} ${Math.round(plain)} ms, ratio ${ratio.toFixed(2)}`,
    isMet: ratio <= limit,
  };
}

/** A figure that is judged on its own. */
export function limit(name: string, most: number, measured: number, unit: string, digits = 0): Figure {
  return { name, goal: `≤ ${most} ${unit}`, measured: `${measured.toFixed(digits)} ${unit}`, isMet: measured <= most };
}

/** The figures as a Markdown table. */
export function formatTable(figures: readonly Figure[]): string {
  return [
    '| figure | goal | measured | met |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      ({ name, goal, measured, isMet }) => `| ${name} | ${goal} | ${measured} | ${isMet === null ? '–' : isMet ? 'yes' : 'no'} |`,
    ),
  ].join('\n');
}
