import type { Office } from '../../site/office';
import type { Site } from '../../site/site';
import { fill } from '../../site/pattern';
import type { LegalWords } from '../../site/words/skLegal';

/** The values that fill in the texts of the legal pages; each undecided fact is called undecided (rule 114). */
export function legalFields({ language, format, office }: Site, words: LegalWords): Readonly<Record<string, string>> {
  const { legal, conditions, privacy } = office;
  const sum = (euros: number | null): string => (euros === null ? words.undecided : format.whole(String(euros)));
  const duration = (length: number | null, unit: Unit): string =>
    length === null ? words.undecided : durationIn(language, length, unit);
  return {
    brand: office.brand,
    legalName: office.legalName,
    address: addressOf(office),
    seat: legal.seat,
    companyId: legal.companyId,
    licence: legal.licence.number,
    issuer: legal.licence.issuer,
    individualRateFrom: sum(office.individualRateFrom),
    identificationFrom: sum(conditions.identificationFrom),
    complaintsAddress: legal.complaints.address,
    complaintsEmail: legal.complaints.email,
    settledWithin: duration(legal.complaints.settledWithinDays, 'day'),
    supervisor: legal.supervisor.name,
    supervisorAddress: legal.supervisor.address,
    contact: privacy.contact ?? words.undecided,
    recordsKept: duration(privacy.recordsKeptYears, 'year'),
    foreignTerms: words.foreignTerms[office.social ? 'withSocial' : 'withoutSocial'],
    enquiriesKept: duration(privacy.enquiriesKeptMonths, 'month'),
  };
}

/** Says from which day (YYYY-MM-DD) a page is valid; while that is null, says that it is a draft. */
export function validityText(validFrom: string | null, words: LegalWords): string {
  if (validFrom === null) {
    return words.draft;
  }
  const [year = '', month, day] = validFrom.split('-');
  return fill(words.validFrom, { year, month: String(Number(month)), day: String(Number(day)) });
}

type Unit = 'day' | 'month' | 'year';

function durationIn(language: string, length: number, unit: Unit): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(length);
}

function addressOf({ street, postalCode, town }: Office): string {
  return `${street}, ${postalCode} ${town}`;
}
