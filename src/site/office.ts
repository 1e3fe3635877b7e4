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

/** What the law has an exchange office tell on its site (rule 109); numbers and entries as the registers write them. */
export interface LegalFacts {
  /** Registered seat, in one line. */
  readonly seat: string;
  /** IČO: eight digits. */
  readonly companyId: string;
  /** DIČ: ten digits. */
  readonly taxId: string;
  /** IČ DPH, or null for an office that isn't registered for VAT. */
  readonly vatId: string | null;
  /** The register and the entry in it. */
  readonly register: string;
  /** The licence to exchange currencies; `issued` is a day as YYYY-MM-DD. */
  readonly licence: { readonly number: string; readonly issued: string; readonly issuer: string };
  readonly supervisor: { readonly name: string; readonly address: string };
  /** Where complaints are made, and within how many days they are settled. */
  readonly complaints: { readonly address: string; readonly email: string; readonly settledWithinDays: number };
}

/** What an office decides about its exchanges; null is not decided yet, which only the demo may be (rule 111). */
export interface ConditionFacts {
  /** From this worth in euros on, who exchanges is asked for a document. */
  readonly identificationFrom: number | null;
  readonly buysCoins: boolean | null;
  readonly takesDamagedNotes: boolean | null;
  /** The first day on which the conditions hold, as YYYY-MM-DD. */
  readonly validFrom: string | null;
}

/** What an office decides about personal data; null is not decided yet, which only the demo may be (rule 111). */
export interface PrivacyFacts {
  /** E-mail address of whoever answers for personal data. */
  readonly contact: string | null;
  readonly recordsKeptYears: number | null;
  readonly enquiriesKeptMonths: number | null;
  /** The first day on which the statement holds, as YYYY-MM-DD. */
  readonly validFrom: string | null;
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
  readonly legal: LegalFacts;
  readonly conditions: ConditionFacts;
  readonly privacy: PrivacyFacts;
  /** Whether the office is made up: pages that name its legal facts say so. */
  readonly isFictional: boolean;
  /** The rate list's order; currencies that are not named follow by acronym. */
  readonly currencyOrder: readonly string[];
}
