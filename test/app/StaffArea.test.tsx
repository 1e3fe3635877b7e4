import { screen, within } from '@testing-library/react';
import { installStaff } from '../../src/staff/installStaff';
import { createAppStore } from '../../src/app/store';
import { staffWords } from '../../src/site/words/staffWords';
import { demoSite } from '../support/demoSite';
import { createFakeClock, createFakeRatesGateway } from '../support/fakeGateways';
import {
  createFakeAuthGateway,
  createFakeNoticesWriter,
  createFakeRatesWriter,
  createFakeSessionStore,
  createFakeStoredRecords,
} from '../support/fakeStaff';
import { createFakeArchiveReader } from '../support/fakeArchive';
import { renderApp } from '../support/renderApp';

describe('the staff chunk', () => {
  it('is waited for with a word', () => {
    const app = renderApp('/rates/auth', { loadStaff: () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Stránka sa načítava…');
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Stránka sa načítava…');
    app.stop();
  });

  it('says that it could not be downloaded, and offers another try', async () => {
    const failure = new Error('Loading chunk staff failed.');
    const app = renderApp('/rates/auth', { loadStaff: () => Promise.reject(failure) });
    expect(await screen.findByRole('button', { name: 'Skúsiť znova' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Skontrolujte pripojenie');
    expect(app.errors).toContain(failure);
    app.stop();
  });
});

describe('installStaff', () => {
  const createServices = () => ({
    office: demoSite.office,
    gateway: createFakeRatesGateway(),
    authGateway: createFakeAuthGateway(),
    sessionStore: createFakeSessionStore(),
    ratesWriter: createFakeRatesWriter(),
    noticesWriter: createFakeNoticesWriter(),
    archiveReader: createFakeArchiveReader(),
    saveFile: jest.fn(),
    printPage: jest.fn(),
    storedRecords: createFakeStoredRecords(),
    createSaveId: () => 'save-0001',
    nameCurrency: (code: string) => ({ name_en: code, name_sk: code }),
    clock: createFakeClock(),
    reportError: (error: unknown) => {
      throw error;
    },
  });

  it('changes nothing when done again', () => {
    const appStore = createAppStore(jest.fn());
    const services = createServices();
    const compose = jest.fn(() => services);
    expect(appStore.store.getState()).not.toHaveProperty('auth');
    installStaff(appStore, staffWords, compose);
    const state = appStore.store.getState();
    installStaff(appStore, staffWords, compose);
    expect(compose).toHaveBeenCalledTimes(1);
    expect(services.authGateway.listeners.open).toBe(1);
    expect(appStore.store.getState()).toBe(state);
  });

  it('leaves every other store alone', () => {
    const [one, other] = [createAppStore(jest.fn()), createAppStore(jest.fn())];
    installStaff(one, staffWords, createServices);
    other.store.dispatch({ type: 'anything' });
    expect(one.store.getState()).toHaveProperty('editor');
    expect(other.store.getState()).not.toHaveProperty('editor');
  });
});
