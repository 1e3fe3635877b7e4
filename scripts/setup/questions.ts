import type { AnswerKind } from './answers';
import * as kinds from './answers';

/** A question about one field of `office.json`, which is a path joined by dots. */
export interface Question {
  readonly field: string;
  readonly text: string;
  readonly kind: AnswerKind;
}

function ask(field: string, text: string, kind: AnswerKind<never> = kinds.text): Question {
  return { field, text, kind: kind as AnswerKind };
}

/** All fields of `office.json`, grouped by topics that can be changed separately: `npm run setup -- hours`. */
export const topics: Readonly<Record<string, readonly Question[]>> = {
  name: [
    ask('brand', 'Name of the office as customers know it'),
    ask('legalName', 'Company name with its legal form'),
    ask('announcement', 'A line for the notification banner', kinds.orNone(kinds.text)),
  ],
  address: [
    ask('street', 'Street and number of the office'),
    ask('postalCode', 'Postal code'),
    ask('town', 'Town'),
    ask('location', 'Place on the map', kinds.location),
    ask('timeZone', 'Time zone, such as Europe/Bratislava'),
  ],
  contact: [
    ask('phones', 'Phone numbers, the one for calls from the site first', kinds.phones),
    ask('email', 'E-mail address for questions'),
    ask('website', 'Address of this site, such as https://www.office.sk'),
    ask('social', 'Name of a social network and the address of your page there', kinds.orNone(kinds.social)),
  ],
  hours: [
    ask('openingHours', 'Opening hours', kinds.openingHours),
    ask('closures', 'When the office is closed besides', kinds.closures),
  ],
  rates: [
    ask(
      'currencyOrder',
      'Order of the currencies; others follow by code, with English names on pages in other languages than Slovak',
      kinds.codes,
    ),
    ask('individualRateFrom', 'From how many euros on a better rate may be agreed', kinds.number),
    ask('paidInNotes.isOn', 'Does the calculator say how a sum is paid in notes', kinds.yesOrNo),
    ask('paidInNotes.smallestNotes', 'The smallest note that is paid of a currency', kinds.smallestNotes),
    ask('updatedTimeDisplay', "How the list's last update is shown: office-time (true) or plus-two-hours (as specified)"),
  ],
  languages: [ask('languages', 'Languages of the site', kinds.languages)],
  law: [
    ask('legal.seat', 'Registered seat in one line'),
    ask('legal.companyId', 'IČO, 8 digits'),
    ask('legal.taxId', 'DIČ, 10 digits'),
    ask('legal.vatId', 'IČ DPH: SK and 10 digits', kinds.orNone(kinds.text)),
    ask('legal.register', 'Register and entry (Obchodný register Okresného súdu …, oddiel Sro, vložka č. …/…)'),
    ask('legal.licence.number', 'Number of the licence to exchange currencies'),
    ask('legal.licence.issued', 'Day of the licence as YYYY-MM-DD'),
    ask('legal.licence.issuer', 'Who has granted the licence'),
    ask('legal.supervisor.name', 'Who supervises the office'),
    ask('legal.supervisor.address', "The supervisor's address in one line"),
    ask('legal.complaints.address', 'Where complaints are made in person or by post, in one line'),
    ask('legal.complaints.email', 'Where complaints are made by e-mail'),
    ask('legal.complaints.settledWithinDays', 'In how many days a complaint is settled at the latest', kinds.number),
  ],
  conditions: [
    ask(
      'conditions.identificationFrom',
      'From how many euros on a document is asked for (Act 297/2008 asks for it from 1000 on)',
      kinds.number,
    ),
    ask('conditions.buysCoins', 'Are coins of other currencies bought', kinds.yesOrNo),
    ask('conditions.takesDamagedNotes', 'May worn or damaged notes be taken, after a look at them', kinds.yesOrNo),
    ask('conditions.validFrom', 'First day on which the conditions hold, as YYYY-MM-DD; by it you confirm them'),
  ],
  privacy: [
    ask('privacy.contact', 'E-mail address of whoever answers for personal data'),
    ask('privacy.recordsKeptYears', 'For how many years the records of exchanges are kept', kinds.number),
    ask('privacy.enquiriesKeptMonths', 'For how many months enquiries are kept', kinds.number),
    ask('privacy.validFrom', 'First day on which the statement holds, as YYYY-MM-DD; by it you confirm it'),
  ],
};

/** The only topic that isn't part of `office.json`. */
export const FIREBASE_TOPIC = 'firebase';

export const topicNames: readonly string[] = [...Object.keys(topics), FIREBASE_TOPIC];
