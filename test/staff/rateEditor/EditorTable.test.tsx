import { act, fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { installStaff } from '../../../src/staff/installStaff';
import { createAppStore } from '../../../src/app/store';
import { staffWords } from '../../../src/site/words/staffWords';
import { EditorTable } from '../../../src/staff/rateEditor/EditorTable';
import { SaveBar } from '../../../src/staff/rateEditor/SaveBar';
import type { Currency } from '../../../src/domain/rates/currency';
import { ratesReceived } from '../../../src/features/rates/ratesSlice';
import { StaffWordsContext } from '../../../src/staff/useStaffWords';
import { buildCode, buildCurrency } from '../../support/builders';
import { demoSite, renderOnSite } from '../../support/demoSite';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';
import {
  createFakeAuthGateway,
  createFakeNoticesWriter,
  createFakeRatesWriter,
  createFakeSessionStore,
  createFakeStoredRecords,
} from '../../support/fakeStaff';
import { createFakeArchiveReader } from '../../support/fakeArchive';

const currencies = Array.from({ length: 200 }, (_value, index) => buildCurrency({ acronym: buildCode(index) }));

// Each rendered field reads its label, and the save bar its count, so the calls tell what rendered.
const askedLabels = jest.spyOn(staffWords.editor.field, 'whole');
const askedSpreads = [jest.spyOn(staffWords.spread, 'value'), jest.spyOn(staffWords.spread, 'negative')];
const askedCounts = jest.spyOn(staffWords.save, 'unsaved');

async function renderEditorOf(listed: readonly Currency[], address = '/rates') {
  const appStore = createAppStore((error) => {
    throw error;
  });
  installStaff(appStore, staffWords, () => ({
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
    reportError: jest.fn(),
  }));
  appStore.store.dispatch(ratesReceived({ currencies: listed, receivedAt: 0 }));
  renderOnSite(
    <Provider store={appStore.store}>
      <StaffWordsContext value={staffWords}>
        <MemoryRouter initialEntries={[address]}>
          <EditorTable />
          <SaveBar />
        </MemoryRouter>
      </StaffWordsContext>
    </Provider>,
  );
  // The gateway reports asynchronously whether somebody is signed in.
  await act(() => Promise.resolve());
  return appStore.store;
}

// Uses a selector, because queries by label take seconds for 800 fields.
const fieldOf = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;
const renderedSpreads = () => askedSpreads.flatMap(({ mock }) => mock.calls).length;
const renderedFields = () => askedLabels.mock.calls.map((names) => names.join(' '));

beforeEach(() => {
  askedLabels.mockClear();
  askedSpreads.forEach((asked) => asked.mockClear());
  askedCounts.mockClear();
});

it('a key renders its own field and the save bar, none of the other 399 fields', async () => {
  await renderEditorOf(currencies);
  expect(askedLabels).toHaveBeenCalledTimes(2 * currencies.length);
  askedLabels.mockClear();
  askedSpreads.forEach((asked) => asked.mockClear());

  fireEvent.input(fieldOf('XAH Nákup, celá časť'), { target: { value: '2' } });
  expect(renderedFields()).toEqual(['XAH Nákup']);
  expect(askedCounts).toHaveBeenCalledTimes(1);

  fireEvent.input(fieldOf('XAJ Predaj, desatinná časť'), { target: { value: '5' } });
  expect(renderedFields()).toEqual(['XAH Nákup', 'XAJ Predaj']);

  fireEvent.input(fieldOf('XAJ Predaj, desatinná časť'), { target: { value: '55' } });
  expect(renderedFields()).toEqual(['XAH Nákup', 'XAJ Predaj', 'XAJ Predaj']);
  // Each of the three keys renders the spread of its own row, and once more when the typing rests.
  expect(renderedSpreads()).toBeLessThanOrEqual(6);
  // Two rates are still unsaved, so the save bar doesn't render again.
  expect(askedCounts).toHaveBeenCalledTimes(2);
});

it('a rate that changed elsewhere renders its own field alone', async () => {
  const store = await renderEditorOf(currencies);
  askedLabels.mockClear();
  askedSpreads.forEach((asked) => asked.mockClear());
  act(() => {
    store.dispatch(
      ratesReceived({
        currencies: currencies.map((currency) => (currency.key === 'xad' ? { ...currency, sell: 1.1 } : currency)),
        receivedAt: 1,
      }),
    );
  });
  expect(renderedFields()).toEqual(['XAD Predaj']);
  expect(renderedSpreads()).toBeLessThanOrEqual(2);
});

it('begins in the row of the currency that is asked for, also when the search has put others before it', async () => {
  const dollar = buildCurrency({ acronym: 'USD', name_sk: 'americký dolár' });
  const crown = buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna' });
  const store = await renderEditorOf([dollar, crown], '/rates?currency=CAD');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'c' } });
  const canadian = buildCurrency({ acronym: 'CAD', name_sk: 'kanadský dolár' });
  act(() => {
    store.dispatch(ratesReceived({ currencies: [dollar, crown, canadian], receivedAt: 1 }));
  });
  expect(fieldOf('CAD Nákup, celá časť')).toHaveFocus();

  // Once the row has been entered, whoever types elsewhere keeps the focus.
  act(() => fieldOf('USD Nákup, celá časť').focus());
  for (const listed of [
    [dollar, crown],
    [dollar, crown, canadian],
  ]) {
    act(() => {
      store.dispatch(ratesReceived({ currencies: listed, receivedAt: 2 }));
    });
    expect(fieldOf('USD Nákup, celá časť')).toHaveFocus();
  }
});
