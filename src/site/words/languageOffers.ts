import type { Language } from '../languages';

export interface LanguageOfferWords {
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
}

/** The question, in each language, whether a visitor of a page in another language wants to read it in this one. */
export const languageOffers: Readonly<Record<Language, LanguageOfferWords>> = {
  sk: { question: 'Čítať túto stránku po slovensky?', accept: 'Po slovensky', decline: 'Nie, ďakujem' },
  en: { question: 'Read this page in English?', accept: 'In English', decline: 'No, thanks' },
  de: { question: 'Diese Seite auf Deutsch lesen?', accept: 'Auf Deutsch', decline: 'Nein, danke' },
  hu: { question: 'Magyarul olvasná az oldalt?', accept: 'Magyarul', decline: 'Köszönöm, nem' },
  pl: { question: 'Czytać tę stronę po polsku?', accept: 'Po polsku', decline: 'Nie, dziękuję' },
  uk: { question: 'Читати цю сторінку українською?', accept: 'Українською', decline: 'Ні, дякую' },
};
