import type { ConsentWords } from './skConsent';

/** The German texts of the consent to measuring. */
export const deConsent: ConsentWords = {
  heading: 'Statistik',
  text: 'Wenn Sie zustimmen, zeichnet Google für uns auf, welche Seiten Sie öffnen und wie schnell sie laden (Google Analytics, Firebase Performance).',
  agree: 'Ich stimme zu',
  refuse: 'Ich lehne ab',
  outcome: {
    unasked: 'Bis Sie antworten, wird nichts gemessen.',
    agreed: 'Danke. Ihre Antwort können Sie am Ende der Seite ändern.',
    refused: 'Es wird nichts gemessen. Ihre Antwort können Sie am Ende der Seite ändern.',
  },
  control: 'Statistik erlaubt',
  decisions: { unasked: 'keine Antwort', agreed: 'ja', refused: 'nein' },
  answeredAt: 'Ihre Antwort: {moment}.',
  restarts: 'Wenn Sie widerrufen, wird die Seite neu geladen.',
};
