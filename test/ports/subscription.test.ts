import { runSaga } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { take } from 'typed-redux-saga';
import { openChannel } from '../../src/ports/subscription';

/** Takes the value that the channel has now; returns undefined if it has none. */
function takeNow<Value extends object>(channel: EventChannel<Value>): Value | undefined {
  let taken: Value | undefined;
  runSaga({}, function* () {
    taken = yield* take(channel);
  });
  return taken;
}

describe('openChannel', () => {
  it('keeps the value reported on opening, and only the latest of later ones', () => {
    let tell: (value: string | null) => void = () => undefined;
    const channel = openChannel<string | null>((listener) => {
      tell = listener;
      listener('first');
      return () => undefined;
    });
    expect(takeNow(channel)).toEqual({ value: 'first' });
    expect(takeNow(channel)).toBeUndefined();
    tell('taken by who still waited');
    tell('second');
    tell(null);
    expect(takeNow(channel)).toEqual({ value: null });
    expect(takeNow(channel)).toBeUndefined();
  });

  it('ends the subscription when it is closed', () => {
    const unsubscribe = jest.fn();
    openChannel(() => unsubscribe).close();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});
