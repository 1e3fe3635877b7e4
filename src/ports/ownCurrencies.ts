/** The acronyms of the currencies that this browser's visitor used last, the last one first. */
export interface OwnCurrenciesMemory {
  /** None when none are kept, or when the visitor's settings keep nothing. */
  recall(): readonly string[];
  keep(acronyms: readonly string[]): void;
}
