import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Decision } from '../../ports/consentMemory';

/** The question's version. Increase it when what is measured, or by whom, changes: then everybody is asked again (rule 119). */
export const CONSENT_VERSION = 1;

/** unasked → agreed or refused, and between the two; `at` is the time of the answer, in milliseconds since 1970. */
export type ConsentState = { readonly status: 'unasked' } | { readonly status: 'agreed' | 'refused'; readonly at: number };

export const initialConsentState = { status: 'unasked' } as ConsentState;

export const consentSlice = createSlice({
  name: 'consent',
  initialState: initialConsentState,
  reducers: {
    /** A decision that this browser has stored earlier, or that another page of the site has just stored. */
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

/** The state of a store that has the consent slice. */
export type ConsentRoot = WithSlice<typeof consentSlice>;
