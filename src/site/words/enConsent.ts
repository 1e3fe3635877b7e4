import type { ConsentWords } from './skConsent';

/** The English texts of the consent to measuring. */
export const enConsent: ConsentWords = {
  heading: 'Visitor statistics',
  text: 'If you agree, Google records for us which pages you open and how fast they load (Google Analytics, Firebase Performance).',
  agree: 'I agree',
  refuse: 'I do not agree',
  outcome: {
    unasked: 'Until you answer, nothing is measured.',
    agreed: 'Thank you. You can change your answer at the end of the page.',
    refused: 'Nothing is measured. You can change your answer at the end of the page.',
  },
  control: 'Consent to statistics',
  decisions: { unasked: 'not answered', agreed: 'yes', refused: 'no' },
  answeredAt: 'Your answer: {moment}.',
  restarts: 'If you withdraw your consent, the page loads again.',
};
