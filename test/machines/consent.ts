import type { ConsentState } from '../../src/features/consent/consentSlice';
import {
  CONSENT_VERSION,
  consentSlice,
  decisionRecalled,
  initialConsentState,
  measuringAgreed,
  measuringRefused,
} from '../../src/features/consent/consentSlice';
import type { Machine } from './machine';

const unasked: ConsentState = { status: 'unasked' };
const agreed = (at: number): ConsentState => ({ status: 'agreed', at });
const refused = (at: number): ConsentState => ({ status: 'refused', at });

const events = {
  /** No decision was stored. */
  decisionRecalled: decisionRecalled(null),
  'decisionRecalled (agreed)': decisionRecalled({ answer: 'agreed', at: 10, version: CONSENT_VERSION }),
  'decisionRecalled (refused)': decisionRecalled({ answer: 'refused', at: 10, version: CONSENT_VERSION }),
  'decisionRecalled (agreed to an older question)': decisionRecalled({ answer: 'agreed', at: 10, version: CONSENT_VERSION - 1 }),
  measuringAgreed: measuringAgreed(20),
  measuringRefused: measuringRefused(20),
};

const forgotten = { decisionRecalled: unasked, 'decisionRecalled (agreed to an older question)': unasked };

/** Whether a visitor consented to being measured, and when they decided. */
export const consentMachine: Machine<ConsentState, keyof typeof events> = {
  name: 'consent',
  reducer: consentSlice.reducer,
  initialState: initialConsentState,
  ownEvents: Object.keys(consentSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    {
      name: 'unasked',
      state: unasked,
      on: {
        'decisionRecalled (agreed)': agreed(10),
        'decisionRecalled (refused)': refused(10),
        measuringAgreed: agreed(20),
        measuringRefused: refused(20),
      },
    },
    {
      name: 'agreed',
      state: agreed(1),
      on: {
        ...forgotten,
        'decisionRecalled (agreed)': agreed(10),
        'decisionRecalled (refused)': refused(10),
        measuringRefused: refused(20),
      },
    },
    {
      name: 'refused',
      state: refused(1),
      on: {
        ...forgotten,
        'decisionRecalled (agreed)': agreed(10),
        'decisionRecalled (refused)': refused(10),
        measuringAgreed: agreed(20),
      },
    },
  ],
};
