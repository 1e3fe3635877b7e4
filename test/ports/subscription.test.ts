import { runSaga } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { take } from 'typed-redux-saga';
import { openChannel } from '../../src/ports/subscription';

/** What the channel gives whoever takes from it now; undefined while it has nothing. */
function takeNow<Told extends object>(channel: EventChannel<Told>): Told | undefined {
  let taken: Told | undefined;
  runSaga({}, function* () {
    taken = yield* take(channel);
  });
  return taken;
}

describe('openChannel', () => {
  it('keeps what was told while it was opened, and of later words the last', () => {
    let tell: (told: string | null) => void = () => undefined;
    const channel = openChannel<string | null>((listener) => {
      tell = listener;
      listener('first');
      return () => undefined;
    });
    expect(takeNow(channel)).toEqual({ told: 'first' });
    expect(takeNow(channel)).toBeUndefined();
    tell('taken by who still waited');
    tell('second');
    tell(null);
    expect(takeNow(channel)).toEqual({ told: null });
    expect(takeNow(channel)).toBeUndefined();
  });

  it('ends the subscription when it is closed', () => {
    const unsubscribe = jest.fn();
    openChannel(() => unsubscribe).close();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});
