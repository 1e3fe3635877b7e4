import { createHistoryGate } from '../../src/components/historyGate';

it('keeps a step from those who listen later, for as long as the gatekeeper says so', () => {
  const target = new EventTarget();
  const gate = createHistoryGate(target as Window);
  const router = jest.fn();
  target.addEventListener('popstate', router);
  const step = () => target.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 3 } }));

  step();
  expect(router).toHaveBeenCalledTimes(1);

  const gatekeeper = jest.fn(() => true);
  const release = gate.post(gatekeeper);
  step();
  expect(gatekeeper).toHaveBeenCalledWith(expect.objectContaining({ state: { idx: 3 } }));
  expect(router).toHaveBeenCalledTimes(1);

  gatekeeper.mockReturnValue(false);
  step();
  expect(router).toHaveBeenCalledTimes(2);

  gatekeeper.mockReturnValue(true);
  release();
  step();
  expect(router).toHaveBeenCalledTimes(3);
});
