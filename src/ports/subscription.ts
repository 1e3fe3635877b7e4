import type { EventChannel } from 'redux-saga';
import { buffers, eventChannel } from 'redux-saga';

export type Unsubscribe = () => void;

/** Reports the present value to a listener, perhaps at once, and every change of it. */
export type Subscribe<Value> = (listener: (value: Value) => void) => Unsubscribe;

/**
 * A channel of the values that a subscription reports. While nobody takes from it, it keeps only the latest value, even
 * one reported immediately on opening. Values are wrapped because a channel can't carry null.
 */
export function openChannel<Value>(subscribe: Subscribe<Value>): EventChannel<{ readonly value: Value }> {
  return eventChannel((emit) => subscribe((value) => emit({ value })), buffers.sliding(1));
}
