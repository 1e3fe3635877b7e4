import { act, screen, within } from '@testing-library/react';
import { LATE_AFTER } from '../../../src/features/rates/ratesSaga';
import { buildRaw } from '../../support/builders';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { settled } from '../../support/settled';

let app: RenderedApp;

afterEach(() => {
  app.stop();
  jest.useRealTimers();
});

const section = () => within(screen.getByRole('region', { name: 'Kurzový lístok' }));
const retry = () => section().getByRole('button', { name: 'Skúsiť znova' });

function loseConnection(): void {
  act(() => app.gateway.setConnected(true));
  act(() => app.gateway.sendRates(buildRaw()));
  act(() => app.gateway.setConnected(false));
}

describe('freshness of the rates', () => {
  it('tells that it is connecting, then that it is connected', () => {
    app = renderApp();
    expect(section().getByText('Pripája sa…')).toBeVisible();
    act(() => app.gateway.sendRates(buildRaw()));
    expect(section().getByText('Spojené: zmeny sa zobrazia samy.')).toBeVisible();
    expect(section().queryByRole('button', { name: /Skú/ })).not.toBeInTheDocument();
  });

  it.each([
    ['denied', 'Prístup bol odmietnutý.'],
    ['failed', 'Kurzy sa nepodarilo načítať.'],
  ] as const)('tells that none came: %s', (reason, line) => {
    app = renderApp();
    act(() => app.gateway.send({ type: 'failed', reason }));
    expect(section().getByText(line)).toHaveAttribute('role', 'status');
    expect(retry()).toBeEnabled();
  });

  it('tells that none came in time', async () => {
    jest.useFakeTimers();
    app = renderApp();
    await act(() => jest.advanceTimersByTimeAsync(LATE_AFTER));
    expect(section().getByText('Kurzy zatiaľ neprišli.')).toBeVisible();
  });

  it.each([
    ['denied', 'Prístup odmietnutý'],
    ['failed', 'Obnova zlyhala'],
  ] as const)('marks earlier rates with their time: %s', async (reason, line) => {
    app = renderApp();
    act(() => app.gateway.sendRates(buildRaw()));
    act(() => app.gateway.send({ type: 'failed', reason }));
    await settled();
    expect(section().getByText(line)).toBeVisible();
    expect(section().getByText(/Kurzy k 13\.4\. o 16:00/)).toBeVisible();
    expect(section().getByText('1,187')).toBeVisible();
  });

  it('marks rates that were read once and are not followed', async () => {
    jest.useFakeTimers();
    app = renderApp();
    app.gateway.answerReadsWith([buildRaw()]);
    await act(() => jest.advanceTimersByTimeAsync(LATE_AFTER));
    expect(section().getByText('Bez obnovy')).toBeVisible();
    expect(section().getByText(/Kurzy k 13\.4\. o 16:00/)).toBeVisible();
  });

  it('marks rates while nobody can tell whether they still hold, because the connection was given back', () => {
    app = renderApp();
    act(() => app.gateway.sendRates(buildRaw()));
    act(() => app.pageLifecycle.setPageState('left'));
    expect(section().getByText('Pripája sa… Kurzy k 13.4. o 16:00.')).toBeVisible();
    act(() => app.pageLifecycle.setPageState('visible'));
    act(() => app.gateway.sendRates(buildRaw()));
    expect(section().getByText('Spojené: zmeny sa zobrazia samy.')).toBeVisible();
  });

  it('tells at once that the device has no network', () => {
    app = renderApp();
    act(() => app.gateway.sendRates(buildRaw()));
    act(() => app.pageLifecycle.setOnline(false));
    expect(section().getByText('Offline')).toBeVisible();
  });

  it('tells the age of the rates as time passes', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-04-13T14:00:00Z') });
    app = renderApp();
    loseConnection();
    expect(section().getByText('Offline')).toBeVisible();
    expect(section().getByText(/Kurzy k 13\.4\. o 16:00\.$/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(190_000));
    expect(section().getByText(/Kurzy k 13\.4\. o 16:00, pred 3 minútami\./)).toBeVisible();
  });

  it('tries again on request, keeping the focus, and once at a time', async () => {
    app = renderApp();
    loseConnection();
    await app.user.click(retry());
    const button = section().getByRole('button', { name: 'Skúšame…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(app.gateway.reconnects.made).toBe(1);
    await app.user.keyboard('{Enter}');
    expect(app.gateway.reconnects.made).toBe(1);
  });

  it('hands the focus to the heading when the rates are back', async () => {
    app = renderApp();
    loseConnection();
    await app.user.click(retry());
    act(() => app.gateway.sendRates(buildRaw()));
    expect(section().queryByRole('button', { name: /Skú/ })).not.toBeInTheDocument();
    expect(section().getByRole('heading', { name: 'Kurzový lístok' })).toHaveFocus();
  });

  it('leaves the focus where it is when that is elsewhere', () => {
    app = renderApp();
    loseConnection();
    screen.getByLabelText('Suma').focus();
    act(() => app.gateway.sendRates(buildRaw()));
    expect(screen.getByLabelText('Suma')).toHaveFocus();
  });
});
