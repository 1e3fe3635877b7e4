import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RatesReading } from '../../ports/rates';
import { connectionLost, ratesFailed, ratesRead, ratesReceived } from '../rates/ratesSlice';

/**
 * How far a window board may trust the rates that it shows (rule 124): waiting → confirmed ⇄ unconfirmed → replaced, and from
 * any status back to confirmed. Moments are in milliseconds since 1970.
 */
export type TrustState =
  /** The board has just been switched on and knows no rates. */
  | { readonly status: 'waiting' }
  /** At this moment the server confirmed that the rates hold; any later change would have arrived. */
  | { readonly status: 'confirmed'; readonly confirmedAt: number }
  /** The rates held at this moment, and nothing is known since. They are shown with a mark. */
  | { readonly status: 'unconfirmed'; readonly confirmedAt: number }
  /** Nobody should rely on the rates any more: the phone number replaces them. */
  | { readonly status: 'replaced'; readonly confirmedAt: number | null };

export const initialTrustState = { status: 'waiting' } as TrustState;

/** The trust in the remembered rates that a board starts with. */
export function rememberedTrust(reading: Pick<RatesReading, 'receivedAt'> | null): TrustState {
  return reading === null ? initialTrustState : { status: 'unconfirmed', confirmedAt: reading.receivedAt };
}

export const trustSlice = createSlice({
  name: 'trust',
  initialState: initialTrustState,
  reducers: {
    /** The server has answered a question asked at this moment, over the connection that also delivers changes. */
    signReceived: (state, { payload: askedAt }: PayloadAction<number>): TrustState =>
      state.status === 'waiting' ? state : { status: 'confirmed', confirmedAt: askedAt },
    /** No confirmation came in the time that one normally takes. */
    confirmationOverdue: (state): TrustState => {
      switch (state.status) {
        case 'waiting':
          return { status: 'replaced', confirmedAt: null };
        case 'confirmed':
          return { status: 'unconfirmed', confirmedAt: state.confirmedAt };
        case 'unconfirmed':
        case 'replaced':
          return state;
      }
    },
    /** No confirmation came for so long that the rates have to be replaced. */
    patienceEnded: (state): TrustState =>
      state.status === 'unconfirmed' ? { status: 'replaced', confirmedAt: state.confirmedAt } : state,
  },
  extraReducers: (builder) => {
    const lose = (state: TrustState): TrustState =>
      state.status === 'confirmed' ? { status: 'unconfirmed', confirmedAt: state.confirmedAt } : state;
    builder
      .addCase(ratesReceived, (_state, { payload }) => ({ status: 'confirmed', confirmedAt: payload.receivedAt }))
      // A plain reading proves the rates only for the moment of its request: nothing reports later changes.
      .addCase(ratesRead, (state, { payload: { receivedAt } }) =>
        state.status === 'confirmed' ? state : { status: 'unconfirmed', confirmedAt: receivedAt },
      )
      .addCase(connectionLost, lose)
      .addCase(ratesFailed, lose);
  },
  selectors: {
    selectTrust: (state) => state,
    /** The last moment at which the shown rates are known to have held; null while there is none. */
    selectConfirmedAt: (state) => ('confirmedAt' in state ? state.confirmedAt : null),
  },
});

export const { signReceived, confirmationOverdue, patienceEnded } = trustSlice.actions;
export const { selectTrust, selectConfirmedAt } = trustSlice.selectors;
