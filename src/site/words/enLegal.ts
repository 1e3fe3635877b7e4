import { month } from './enMonth';
import type { LegalWords } from './skLegal';

/** The English texts of the pages about conditions and personal data. */
export const legalWords: LegalWords = {
  validFrom: `Valid from {day} ${month} {year}.`,
  draft: 'A draft that the office has not confirmed yet.',
  undecided: '(to be decided by the office)',
  conditions: {
    operator: {
      heading: 'Who we are',
      text: 'The exchange office {brand} at {address} is run by {legalName}, {seat}, company ID (IČO) {companyId}. We buy and sell foreign currency under foreign exchange licence {licence}, granted by {issuer}.',
    },
    cash: {
      heading: 'Cash only',
      text: 'We buy and sell foreign currency for euro in cash (Slovak Act No.\u00a0202/1995). Cards and transfers are not accepted. One foreign currency is exchanged for another through the euro.',
    },
    coins: {
      heading: 'Coins',
      bought: 'We exchange all listed notes, and coins only by agreement at the office.',
      notBought: 'We exchange notes only. We do not buy foreign coins.',
      undecided: 'Whether we buy foreign coins is to be decided by the office.',
    },
    damagedNotes: {
      heading: 'Damaged notes',
      taken:
        'We may accept a worn or damaged note after looking at it, or refuse it. We do not accept notes that are no longer valid.',
      notTaken: 'We do not accept notes that are damaged, written on or no longer valid.',
      undecided: 'Whether we accept damaged notes is to be decided by the office.',
    },
    rates: {
      heading: 'Rates',
      text: 'The rate that applies is the one at the office at the moment of the exchange. Rates and results on this site are for information and may change at any time. From a value of EUR\u00a0{individualRateFrom} a better rate can be agreed.',
    },
    fees: {
      heading: 'No fees',
      text: 'We charge no fee and no commission. You get the amount given by the rate.',
    },
    reservations: {
      heading: 'Reservations',
      text: 'Neither a calculation nor a message to us is a reservation yet. Only what we confirm to you is binding.',
    },
    identification: {
      heading: 'Identity document',
      text: 'For an exchange worth EUR\u00a0{identificationFrom} or more we ask for an identity document and record what it says. Slovak Act No.\u00a0297/2008 on protection against money laundering requires this from EUR\u00a01,000, also for several exchanges that belong together. Without a document we must not make such an exchange.',
    },
    receipt: {
      heading: 'Receipt',
      text: 'You get a receipt with the amounts and the rate for every exchange. Please count your money at the counter.',
    },
    complaints: {
      heading: 'Complaints',
      text: 'Complain in person or by post at {complaintsAddress}, or by email to {complaintsEmail}; please enclose the receipt. Longest time until it is settled: {settledWithin}. If you do not agree with the outcome, you can turn to the supervisor: {supervisor}, {supervisorAddress}.',
    },
  },
  privacy: {
    controller: {
      heading: 'Who is responsible',
      text: 'The controller is {legalName}, {seat}, company ID (IČO) {companyId}. Questions about personal data are answered by: {contact}.',
    },
    visit: {
      heading: 'When you visit the site',
      text: 'The files of the site come from Firebase Hosting and the rates from Firebase Realtime Database ({databaseHost}), services of Google. To deliver and protect the site they process your IP address and data about your browser; this may happen in the USA too, under the terms at firebase.google.com/support/privacy. The legal basis is the legitimate interest in a site that works (Art.\u00a06(1)\u2060(f) GDPR). We do not use it to find out who you are.',
    },
    calculator: {
      heading: 'Calculator',
      text: 'What you enter into the calculator is calculated by your browser and sent nowhere. The calculation also stands in the address of the page: whoever opens that address sends it to our hosting with it.',
    },
    stored: {
      heading: 'What your browser keeps',
      text: 'This is what the site and the Firebase library keep in your browser. You can delete it in its settings.',
    },
    map: {
      heading: 'Map',
      text: 'The map is another site, {mapHost} (OpenStreetMap Foundation). It is loaded only when you ask for it, and then learns your IP address.',
    },
    measuring: {
      heading: 'Visitor statistics',
      text: 'We ask you whether we may measure visits (Google Analytics) and the speed of the site (Firebase Performance). You may refuse, and take your consent back in the footer at any time. Without consent nothing is measured and nothing is downloaded for it. With consent (Art.\u00a06(1)\u2060(a) GDPR) your browser talks to the servers {measurementHosts} and keeps:',
    },
    enquiries: {
      heading: 'When you contact us',
      text: 'A call, text message, email or WhatsApp message, which the calculator and the contact section offer, we answer by your number or address and by what you write (Art.\u00a06(1)\u2060(b) GDPR). Your device sends the message, the site sends nothing; {foreignTerms}. Time for which messages are kept: {enquiriesKept}.',
    },
    exchanges: {
      heading: 'When you exchange money',
      text: 'When we ask for an identity document, we record what Slovak Act No.\u00a0297/2008 requires (Art.\u00a06(1)\u2060(c) GDPR). Time for which records are kept: {recordsKept}.',
    },
    staff: {
      heading: 'Staff',
      text: 'Only the staff sign in on this site, through Firebase Authentication ({authHosts}).',
    },
    rights: {
      heading: 'Your rights',
      text: 'You have the right to access, correct, delete, restrict and transfer your data, and to object. Just write to: {contact}. You can complain to the Office for Personal Data Protection of the Slovak Republic (dataprotection.gov.sk).',
    },
  },
  foreignTerms: {
    withSocial: 'WhatsApp and the social network have terms of their own',
    withoutSocial: 'WhatsApp has terms of its own',
  },
  stored: {
    rates: 'the last rates: shown at once, even without a network',
    ownCurrencies: 'the two currencies that you converted last: they come first in the list',
    notices: 'the office’s current notices: shown at once, even without a network',
    languageAsked: 'that another language was offered to you: so that it happens once',
    reloadedFor: 'the version for which the page was loaded again: so that it happens once',
    files: 'the files of the home page: it opens at once, even without a network',
    databaseHost: 'the server that the database has led us to',
    socketFailure: 'whether the last connection to the database failed',
    heartbeat: 'the days on which the Firebase library was used',
    user: 'the email address of signed-in staff, on staff pages only',
    consent: 'your answer to the question about measuring, a refusal too, and when you gave it',
    visitor: 'cookies by which Google Analytics recognises another visit',
    installation: 'an identifier of the browser for Firebase',
    performance: 'the settings for measuring speed',
    performanceExpiry: 'until when those settings are valid',
  },
};
