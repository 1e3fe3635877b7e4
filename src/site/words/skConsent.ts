/** The Slovak texts of the consent to measuring, in a chunk of their own. */
export const skConsent = {
  heading: 'Meranie návštevnosti',
  /** What is measured, and by whom. */
  text: 'Ak súhlasíte, spoločnosť Google pre nás zaznamená, ktoré stránky otvoríte a\u00a0ako rýchlo sa načítajú (Google Analytics, Firebase Performance).',
  agree: 'Súhlasím',
  refuse: 'Nesúhlasím',
  /** The effect of the answer from now on. */
  outcome: {
    unasked: 'Kým neodpoviete, nemeriame nič.',
    agreed: 'Ďakujeme. Odpoveď môžete zmeniť na konci stránky.',
    refused: 'Nemeriame nič. Odpoveď môžete zmeniť na konci stránky.',
  },
  /** On the button in the footer, before the decision. */
  control: 'Súhlas s\u00a0meraním',
  decisions: { unasked: 'bez odpovede', agreed: 'áno', refused: 'nie' },
  answeredAt: 'Vaša odpoveď: {moment}.',
  restarts: 'Keď súhlas odvoláte, stránka sa načíta znova.',
};

/** The texts that every language has. */
export type ConsentWords = typeof skConsent;
