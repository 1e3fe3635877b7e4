import { call, debounce, select } from 'typed-redux-saga';
import type { RatesMemory } from '../../ports/rates';
import { ratesRead, ratesReceived, selectReading } from './ratesSlice';

/** How long the rates must not change before they are stored for the next visit, in milliseconds. */
export const KEEP_AFTER = 1_000;

/** Stores the shown rates for the next visit, which may be one without a network. */
export function* watchMemory({ memory }: { readonly memory: RatesMemory }) {
  // The first reading was painted before this saga ran.
  yield* call(keepRates, memory);
  yield* debounce(KEEP_AFTER, [ratesRead, ratesReceived], keepRates, memory);
}

function* keepRates(memory: RatesMemory) {
  const reading = yield* select(selectReading);
  if (reading) {
    yield* call([memory, 'keep'], reading);
  }
}
