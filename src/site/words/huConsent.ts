import type { ConsentWords } from './skConsent';

/** The Hungarian texts of the consent to measuring. */
export const huConsent: ConsentWords = {
  heading: 'Látogatottság mérése',
  text: 'Ha hozzájárul, a Google feljegyzi nekünk, mely oldalakat nyitja meg, és azok milyen gyorsan töltődnek be (Google Analytics, Firebase Performance).',
  agree: 'Hozzájárulok',
  refuse: 'Nem járulok hozzá',
  outcome: {
    unasked: 'Amíg nem válaszol, semmit sem mérünk.',
    agreed: 'Köszönjük. Válaszát az oldal végén módosíthatja.',
    refused: 'Semmit sem mérünk. Válaszát az oldal végén módosíthatja.',
  },
  control: 'Hozzájárulás a méréshez',
  decisions: { unasked: 'nincs válasz', agreed: 'igen', refused: 'nem' },
  answeredAt: 'Az Ön válasza: {moment}.',
  restarts: 'Ha visszavonja a hozzájárulást, az oldal újratöltődik.',
};
