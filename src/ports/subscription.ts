import type { EventChannel } from 'redux-saga';
import { buffers, eventChannel } from 'redux-saga';

export type Unsubscribe = () => void;

/** Has a listener told what there is, perhaps at once, and every change of it. */
export type Subscribe<Told> = (listener: (told: Told) => void) => Unsubscribe;

/**
 * A channel of what a subscription tells. The channel keeps what was told while nobody took, even at once on opening, but only
 * the last of it. It is wrapped, because a channel takes no null.
 */
export function openChannel<Told>(subscribe: Subscribe<Told>): EventChannel<{ readonly told: Told }> {
  return eventChannel((emit) => subscribe((told) => emit({ told })), buffers.sliding(1));
}
