import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RatesReading } from '../../ports/rates';
import { connectionLost, ratesFailed, ratesRead, ratesReceived } from '../rates/ratesSlice';

/**
 * How far a window board may trust the rates that it shows (rule 124): waiting → confirmed ⇄ unconfirmed → replaced, and from
 * anywhere back to confirmed. Moments are in milliseconds since 1970.
 */
export type TrustState =
  /** The board has just been switched on and knows no rates. */
  | { readonly status: 'waiting' }
  /** The server has said at this moment that they hold, and any change since would have come. */
  | { readonly status: 'confirmed'; readonly confirmedAt: number }
  /** They held at this moment; what was since is not known. They are shown, and marked. */
  | { readonly status: 'unconfirmed'; readonly confirmedAt: number }
  /** Nobody should rely on them any more: the phone number is shown in their place. */
  | { readonly status: 'replaced'; readonly confirmedAt: number | null };

export const initialTrustState = { status: 'waiting' } as TrustState;

/** What is thought of the remembered rates that a board starts with. */
export function rememberedTrust(reading: Pick<RatesReading, 'receivedAt'> | null): TrustState {
  return reading === null ? initialTrustState : { status: 'unconfirmed', confirmedAt: reading.receivedAt };
}

export const trustSlice = createSlice({
  name: 'trust',
  initialState: initialTrustState,
  reducers: {
    /** The server has answered a question that was asked at this moment, over a connection by which changes come. */
    signReceived: (state, { payload: askedAt }: PayloadAction<number>): TrustState =>
      state.status === 'waiting' ? state : { status: 'confirmed', confirmedAt: askedAt },
    /** No confirmation came within the time that one takes. */
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
    /** No confirmation came for so long that the rates must go. */
    patienceEnded: (state): TrustState =>
      state.status === 'unconfirmed' ? { status: 'replaced', confirmedAt: state.confirmedAt } : state,
  },
  extraReducers: (builder) => {
    const lose = (state: TrustState): TrustState =>
      state.status === 'confirmed' ? { status: 'unconfirmed', confirmedAt: state.confirmedAt } : state;
    builder
      .addCase(ratesReceived, (_state, { payload }) => ({ status: 'confirmed', confirmedAt: payload.receivedAt }))
      // A plain reading proves only the moment at which it was asked for: nobody tells of later changes.
      .addCase(ratesRead, (state, { payload: { receivedAt } }) =>
        state.status === 'confirmed' || ('confirmedAt' in state && receivedAt <= (state.confirmedAt ?? 0))
          ? state
          : { status: 'unconfirmed', confirmedAt: receivedAt },
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
