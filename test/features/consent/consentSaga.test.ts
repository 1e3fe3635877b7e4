import { watchConsent } from '../../../src/features/consent/consentSaga';
import { CONSENT_VERSION, consentSlice, measuringAgreed, measuringRefused } from '../../../src/features/consent/consentSlice';
import { createAppStore } from '../../../src/app/store';
import type { Decision } from '../../../src/ports/consentMemory';
import { createFakeConsentMemory, createFakeTelemetry } from '../../support/fakeGateways';
import { settled } from '../../support/settled';

const decided = (answer: Decision['answer'], at = 5): Decision => ({ answer, at, version: CONSENT_VERSION });

/** Runs the saga on the real slice, as when a page has just been opened. */
function open(decision: Decision | null = null) {
  const memory = createFakeConsentMemory(decision);
  const telemetry = createFakeTelemetry();
  const restartPage = jest.fn();
  const { store, rootReducer, runSaga } = createAppStore(fail);
  rootReducer.inject(consentSlice);
  const task = runSaga(watchConsent, { memory, telemetry, restartPage });
  return { memory, telemetry, restartPage, store, task };
}

function fail(error: unknown): never {
  throw error;
}

describe('watchConsent', () => {
  it('measures nobody who was not asked', () => {
    expect(open().telemetry.orders).toEqual(['stop']);
  });

  it('measures at once whoever agreed in an earlier visit', () => {
    expect(open(decided('agreed')).telemetry.orders).toEqual(['start']);
  });

  it('asks anew whoever agreed to another question', () => {
    const { store, telemetry } = open({ ...decided('agreed'), version: CONSENT_VERSION - 1 });
    expect(store.getState().consent).toEqual({ status: 'unasked' });
    expect(telemetry.orders).toEqual(['stop']);
  });

  it('removes once more what an earlier visit may have left', () => {
    expect(open(decided('refused')).telemetry.orders).toEqual(['stop']);
  });

  it('begins with the consent, and keeps it', () => {
    const { store, telemetry, memory } = open();
    store.dispatch(measuringAgreed(7));
    expect(telemetry.orders).toEqual(['stop', 'start']);
    expect(memory.decision).toEqual(decided('agreed', 7));
  });

  it('keeps a refusal, and leaves a page alone in which nothing has run', async () => {
    const { store, telemetry, memory, restartPage } = open();
    store.dispatch(measuringRefused(7));
    await settled();
    expect(telemetry.orders).toEqual(['stop', 'stop']);
    expect(memory.decision).toEqual(decided('refused', 7));
    expect(restartPage).not.toHaveBeenCalled();
  });

  it('ends when the consent is taken back, keeps that first, and has the page begin anew', async () => {
    const { store, telemetry, memory, restartPage } = open(decided('agreed'));
    store.dispatch(measuringRefused(7));
    expect(telemetry.orders).toEqual(['start', 'stop']);
    expect(memory.decision).toEqual(decided('refused', 7));
    await settled();
    expect(restartPage).toHaveBeenCalledTimes(1);
  });

  it('does not wait for the end of measuring when the visitor agrees again', () => {
    const { store, telemetry, memory } = open(decided('agreed'));
    store.dispatch(measuringRefused(7));
    store.dispatch(measuringAgreed(8));
    expect(telemetry.orders).toEqual(['start', 'stop', 'start']);
    expect(memory.decision).toEqual(decided('agreed', 8));
  });

  it('follows what is decided on another page, and writes nothing back', () => {
    const { store, telemetry, memory } = open();
    const keep = jest.spyOn(memory, 'keep');
    memory.decideElsewhere(decided('agreed', 9));
    expect(telemetry.orders).toEqual(['stop', 'start']);
    memory.decideElsewhere(decided('refused', 10));
    expect(telemetry.orders).toEqual(['stop', 'start', 'stop']);
    memory.decideElsewhere(null);
    expect(store.getState().consent).toEqual({ status: 'unasked' });
    expect(keep).not.toHaveBeenCalled();
  });

  it('listens to other pages no longer than it runs', () => {
    const { memory, task } = open();
    expect(memory.listeners.size).toBe(1);
    task.cancel();
    expect(memory.listeners.size).toBe(0);
  });
});
