import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Decision } from '../../ports/consentMemory';

/** Which question is asked. Whoever changes what is measured, or by whom, counts it up: then everybody is asked anew (rule 119). */
export const CONSENT_VERSION = 1;

/** unasked → agreed or refused, and from each to the other; `at` is when, in milliseconds. */
export type ConsentState = { readonly status: 'unasked' } | { readonly status: 'agreed' | 'refused'; readonly at: number };

export const initialConsentState = { status: 'unasked' } as ConsentState;

export const consentSlice = createSlice({
  name: 'consent',
  initialState: initialConsentState,
  reducers: {
    /** What this browser has kept, or another page of the site has just kept. */
    decisionRecalled: (state, { payload: decision }: PayloadAction<Decision | null>): ConsentState => {
      if (decision === null || decision.version !== CONSENT_VERSION) {
        return initialConsentState;
      }
      const { answer, at } = decision;
      return state.status === answer && state.at === at ? state : { status: answer, at };
    },
    measuringAgreed: (state, { payload: at }: PayloadAction<number>): ConsentState =>
      state.status === 'agreed' ? state : { status: 'agreed', at },
    measuringRefused: (state, { payload: at }: PayloadAction<number>): ConsentState =>
      state.status === 'refused' ? state : { status: 'refused', at },
  },
  selectors: {
    selectConsent: (state) => state,
  },
});

export const { decisionRecalled, measuringAgreed, measuringRefused } = consentSlice.actions;
export const { selectConsent } = consentSlice.selectors;

/** A store that has the consent. */
export type ConsentRoot = WithSlice<typeof consentSlice>;
