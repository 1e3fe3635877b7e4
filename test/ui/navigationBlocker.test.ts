import { createNavigationBlocker } from '../../src/ui/navigationBlocker';

it('keeps a step from those who listen later, for as long as the block says so', () => {
  const target = new EventTarget();
  const blocker = createNavigationBlocker(target as Window);
  const router = jest.fn();
  target.addEventListener('popstate', router);
  const step = () => target.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 3 } }));

  step();
  expect(router).toHaveBeenCalledTimes(1);

  const block = jest.fn(() => true);
  expect(blocker.isBlocking()).toBe(false);
  const release = blocker.block(block);
  expect(blocker.isBlocking()).toBe(true);
  step();
  expect(block).toHaveBeenCalledWith(expect.objectContaining({ state: { idx: 3 } }));
  expect(router).toHaveBeenCalledTimes(1);

  block.mockReturnValue(false);
  step();
  expect(router).toHaveBeenCalledTimes(2);

  block.mockReturnValue(true);
  release();
  expect(blocker.isBlocking()).toBe(false);
  step();
  expect(router).toHaveBeenCalledTimes(3);
});
