import { routeChanged, watchScreenViews } from '../../src/app/screenViews';
import { createFakeTelemetry } from '../support/fakeGateways';
import { runSagaWith } from '../support/runSagaWith';

describe('watchScreenViews', () => {
  it('records a screen view on every route change', () => {
    const telemetry = createFakeTelemetry();
    const { send } = runSagaWith(watchScreenViews, telemetry);
    send(routeChanged({ path: '/', title: 'Domov' }));
    send({ type: 'other/event' });
    send(routeChanged({ path: '/rates/auth', title: 'Prihlásenie' }));
    expect(telemetry.screenViews).toEqual([
      { path: '/', title: 'Domov' },
      { path: '/rates/auth', title: 'Prihlásenie' },
    ]);
  });
});
