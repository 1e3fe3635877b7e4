import type { Subscribe } from './subscription';

/** Parameters of an address by their names; null for one that it does not have. */
export type AddressParameters<Name extends string = string> = Readonly<Record<Name, string | null>>;

/** The address of the page that the visitor has open, as far as a link carries it on. */
export interface Address {
  /** The values of the named parameters. */
  readonly read: <Name extends string>(names: readonly Name[]) => AddressParameters<Name>;
  /** Writes the named parameters and leaves all others, without a step in the history; nothing on another page. */
  readonly replace: (parameters: AddressParameters) => void;
  /** Tells every step through the page's history. */
  readonly watchSteps: Subscribe<null>;
}
