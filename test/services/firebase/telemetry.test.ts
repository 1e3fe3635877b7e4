/** @jest-environment jsdom */
import { createTelemetry } from '../../../src/services/firebase/telemetry';
import type { FirebaseSettings } from '../../../src/services/firebase/environment';

const settings: FirebaseSettings = {
  apiKey: 'AIzaSyA1234567890',
  appId: '1:123:web:abc',
  authDomain: 'office.firebaseapp.com',
  databaseURL: 'https://office-default-rtdb.europe-west1.firebasedatabase.app',
  projectId: 'office-prod',
  measurementId: 'G-1234567890',
};

/** Telemetry whose download ends when the test calls `arrive`. */
function openTelemetry() {
  const setEnabled = jest.fn();
  const arrivals: (() => void)[] = [];
  const load = () =>
    new Promise<() => Promise<{ send: () => void; setEnabled: typeof setEnabled }>>((resolve) => {
      arrivals.push(() => resolve(() => Promise.resolve({ send: () => undefined, setEnabled })));
    });
  return {
    telemetry: createTelemetry(settings, jest.fn(), load),
    setEnabled,
    arrive: () => arrivals.forEach((come) => come()),
  };
}

describe('measuring that is stopped', () => {
  it('ends, and code of it has run in the page', async () => {
    const { telemetry, setEnabled, arrive } = openTelemetry();
    telemetry.start();
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await telemetry.stop()).toBe(true);
    expect(setEnabled).toHaveBeenCalledWith(false);
  });

  it('before it has come leaves nothing behind', async () => {
    const { telemetry, setEnabled, arrive } = openTelemetry();
    telemetry.start();
    const stopped = telemetry.stop();
    arrive();
    expect(await stopped).toBe(false);
    expect(setEnabled).not.toHaveBeenCalled();
  });

  it('and started again while it was coming goes on', async () => {
    const { telemetry, setEnabled, arrive } = openTelemetry();
    telemetry.start();
    const stopped = telemetry.stop();
    telemetry.start();
    arrive();
    expect(await stopped).toBe(false);
    expect(setEnabled).not.toHaveBeenCalledWith(false);
  });
});
