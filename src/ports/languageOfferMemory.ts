/** Whether this browser's visitor was asked already for another language. */
export interface LanguageOfferMemory {
  /** True too when the visitor's settings keep nothing: else every page would ask. */
  wasMade(): boolean;
  keepMade(): void;
}
