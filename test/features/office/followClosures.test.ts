import { createAppStore } from '../../../src/app/store';
import { noticesReceived, noticesSlice } from '../../../src/features/office/noticesSlice';
import { followClosures } from '../../../src/features/office/followClosures';
import { ratesLate } from '../../../src/features/rates/ratesSlice';
import { buildNotice } from '../../support/buildNotice';

it('tells what staff have published as it comes, and nothing of what else happens', () => {
  const { store, rootReducer } = createAppStore(jest.fn());
  const tell = jest.fn();
  followClosures(store, tell);
  expect(tell.mock.calls).toEqual([[[]]]);

  rootReducer.inject(noticesSlice);
  store.dispatch(ratesLate());
  expect(tell).toHaveBeenCalledTimes(1);

  const closed = { firstDay: '2026-12-24', lastDay: '2026-12-26', closed: 'day' } as const;
  store.dispatch(noticesReceived([buildNotice(closed), buildNotice({ closed: null })]));
  expect(tell.mock.calls.slice(1)).toEqual([[[closed]]]);

  store.dispatch(noticesReceived([]));
  expect(tell).toHaveBeenLastCalledWith([]);
});
