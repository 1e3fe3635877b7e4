import type { SmallestNotes } from '../domain/money/banknotes';
import type { Closure, OpeningHours } from '../domain/time/openingHours';
import type { UpdatedTimeDisplay } from '../domain/time/timestamps';
import type { Language } from './languages';

export interface Phone {
  /** As `tel:` wants it: international, no spaces. */
  readonly number: string;
  /** As people read it. */
  readonly display: string;
}

/** The office that the site belongs to, as `office.json` describes it. */
export interface Office {
  /** The languages of its pages, the default one among them. */
  readonly languages: readonly Language[];
  /** Where the site is, as https://…, without a slash at its end. */
  readonly website: string;
  readonly brand: string;
  readonly legalName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly phones: readonly [Phone, ...Phone[]];
  readonly email: string;
  readonly social: { readonly name: string; readonly url: string };
  /** In degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly openingHours: readonly OpeningHours[];
  /** Days and hours on which the office is closed besides. */
  readonly closures: readonly Closure[];
  /** A line for the notification banner, or null for none. */
  readonly announcement: string | null;
  /** How the time of the last update is shown; README.md says why there is a choice. */
  readonly updatedTimeDisplay: UpdatedTimeDisplay;
  readonly timeZone: string;
  /** From this worth in the base currency on, the calculator says that a better rate may be agreed. */
  readonly individualRateFrom: number;
  /** Whether other currencies than the base one are paid in notes alone, and which of their notes is the smallest that is paid. */
  readonly paidInNotes: { readonly isOn: boolean; readonly smallestNotes: SmallestNotes };
  /** The rate list's order; currencies that are not named follow by acronym. */
  readonly currencyOrder: readonly string[];
}
