/** Whether this browser has already offered its visitor another language. */
export interface LanguageOfferMemory {
  /** Also true when the visitor's settings forbid storage: every page would ask otherwise. */
  wasMade(): boolean;
  keepMade(): void;
}
