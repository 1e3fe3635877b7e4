import type { SmallestNotes } from '../domain/money/banknotes';
import type { Closure, OpeningHours } from '../domain/time/openingHours';
import type { UpdatedTimeDisplay } from '../domain/time/timestamps';
import type { Language } from './languages';

export interface Phone {
  /** For `tel:` links: international, without spaces. */
  readonly number: string;
  /** For display. */
  readonly display: string;
}

/** What the law requires an exchange office to state on its site (rule 109); numbers and entries as the registers write them. */
export interface LegalFacts {
  /** Registered seat, on one line. */
  readonly seat: string;
  /** IČO: eight digits. */
  readonly companyId: string;
  /** DIČ: ten digits. */
  readonly taxId: string;
  /** IČ DPH; null if the office isn't registered for VAT. */
  readonly vatId: string | null;
  /** The register and the number of the entry. */
  readonly register: string;
  /** The licence to exchange currencies; `issued` is a day as YYYY-MM-DD. */
  readonly licence: { readonly number: string; readonly issued: string; readonly issuer: string };
  readonly supervisor: { readonly name: string; readonly address: string };
  /** Where customers complain, and within how many days complaints are settled. */
  readonly complaints: { readonly address: string; readonly email: string; readonly settledWithinDays: number };
}

/** What an office decides about its exchanges; null means undecided, which is allowed only in the demo (rule 111). */
export interface ConditionFacts {
  /** Customers who exchange at least this much, in euros, have to show a document. */
  readonly identificationFrom: number | null;
  readonly buysCoins: boolean | null;
  readonly takesDamagedNotes: boolean | null;
  /** The first day on which the conditions hold, as YYYY-MM-DD. */
  readonly validFrom: string | null;
}

/** What an office decides about personal data; null means undecided, which is allowed only in the demo (rule 111). */
export interface PrivacyFacts {
  /** E-mail address of the person responsible for personal data. */
  readonly contact: string | null;
  readonly recordsKeptYears: number | null;
  readonly enquiriesKeptMonths: number | null;
  /** The first day on which the statement holds, as YYYY-MM-DD. */
  readonly validFrom: string | null;
}

/** The office that the site belongs to, as `office.json` describes it. */
export interface Office {
  /** The languages of the office's pages, including the default one. */
  readonly languages: readonly Language[];
  /** The site's address: https://…, without a slash at the end. */
  readonly website: string;
  readonly brand: string;
  readonly legalName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly phones: readonly [Phone, ...Phone[]];
  readonly email: string;
  /** The office's page on a social network; null for none. */
  readonly social: { readonly name: string; readonly url: string } | null;
  /** In degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly openingHours: readonly OpeningHours[];
  /** Days and hours on which the office is closed besides its opening hours. */
  readonly closures: readonly Closure[];
  /** A line for the notification banner; null for none. */
  readonly announcement: string | null;
  /** How to show the time of the last update; README.md explains the choice. */
  readonly updatedTimeDisplay: UpdatedTimeDisplay;
  readonly timeZone: string;
  /** For amounts worth at least this much in the base currency, the calculator says that a better rate can be agreed. */
  readonly individualRateFrom: number;
  /**
   * Whether currencies other than the base currency are paid only in notes, and the smallest note of each that the
   * office pays out.
   */
  readonly paidInNotes: { readonly isOn: boolean; readonly smallestNotes: SmallestNotes };
  readonly legal: LegalFacts;
  readonly conditions: ConditionFacts;
  readonly privacy: PrivacyFacts;
  /** Whether the office is invented; pages with its legal facts then say so. */
  readonly isFictional: boolean;
  /** The order of the rate list; currencies that it doesn't name follow, by acronym. */
  readonly currencyOrder: readonly string[];
}
