import type { ConsentWords } from './skConsent';

/** The Polish texts of the consent to measuring. */
export const plConsent: ConsentWords = {
  heading: 'Statystyka odwiedzin',
  text: 'Jeśli się zgodzisz, Google zapisze dla nas, które strony otwierasz i\u00a0jak szybko się wczytują (Google Analytics, Firebase Performance).',
  agree: 'Zgadzam się',
  refuse: 'Nie zgadzam się',
  outcome: {
    unasked: 'Dopóki nie odpowiesz, niczego nie mierzymy.',
    agreed: 'Dziękujemy. Odpowiedź możesz zmienić na końcu strony.',
    refused: 'Niczego nie mierzymy. Odpowiedź możesz zmienić na końcu strony.',
  },
  control: 'Zgoda na pomiar',
  decisions: { unasked: 'brak odpowiedzi', agreed: 'tak', refused: 'nie' },
  answeredAt: 'Twoja odpowiedź: {moment}.',
  restarts: 'Po wycofaniu zgody strona wczyta się ponownie.',
};
