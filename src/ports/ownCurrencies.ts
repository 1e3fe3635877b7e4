/** The acronyms of the currencies that this browser's visitor used last, the latest first. */
export interface OwnCurrenciesMemory {
  /** Empty when none are kept, or when the visitor's settings forbid storage. */
  recall(): readonly string[];
  keep(acronyms: readonly string[]): void;
}
