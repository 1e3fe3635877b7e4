import type { Subscribe } from './subscription';

/** Parameters of an address by name; null for a parameter that the address doesn't have. */
export type AddressParameters<Name extends string = string> = Readonly<Record<Name, string | null>>;

/** The address of the visitor's current page: the parameters that a link carries. */
export interface Address {
  /** The values of the named parameters. */
  readonly read: <Name extends string>(names: readonly Name[]) => AddressParameters<Name>;
  /** Sets the named parameters and keeps all others, without adding to the history; does nothing on another page. */
  readonly replace: (parameters: AddressParameters) => void;
  /** Reports every step through the page's history. */
  readonly subscribeToSteps: Subscribe<null>;
}
