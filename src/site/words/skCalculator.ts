/** The Slovak texts that come with the calculator's first use, in the chunk of its extras. */
export const skCalculator = {
  /** How an amount of two meanings was read. */
  reading: {
    taken: (amount: string) => `Čítame to ako ${amount}.`,
    other: (amount: string) => `Myslím ${amount}`,
    notEuro: (acronym: string) => `Počítame v\u00a0mene ${acronym}, nie v\u00a0eurách.`,
  },
};

/** What every language has a text for. */
export type CalculatorWords = typeof skCalculator;
