import { act, screen, within } from '@testing-library/react';
import { SETTLE } from '../../../src/features/rates/ratesSaga';
import { buildRaw } from '../../support/builders';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';

const note = () => within(screen.getByRole('region', { name: 'Kurzový lístok' })).queryByText(/Kurzy sa nezmenili/);

let app: RenderedApp;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  app.stop();
  jest.useRealTimers();
});

function openAt(time: string): void {
  jest.setSystemTime(Date.parse(`${time}+02:00`));
  app = renderApp();
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(SETTLE));

// Stored times are two hours ahead of UTC: this is Friday, 10 April 2026, 16:30 by the office's clock.
const friday = buildRaw({ updated: '2026-04-10T16:30:00' });

describe('rates that nobody has changed', () => {
  it('say so once a whole working day has passed, and whom to ask', () => {
    openAt('2026-04-13T16:59:45');
    act(() => app.gateway.sendRates(friday, buildRaw({ acronym: 'CZK', updated: '2026-04-01T10:00:00' })));
    expect(note()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(20_000));
    expect(note()).toHaveTextContent('Kurzy sa nezmenili od piatka 10.4., overte si ich na čísle +421 900 000 100');
    expect(within(note() as HTMLElement).getByRole('link', { name: '+421 900 000 100' })).toHaveAttribute(
      'href',
      'tel:+421900000100',
    );
  });

  it.each(['9999-12-31T23:59:59', '0001-01-01T00:00:00'])('are told by the others where one has the time %s', (updated) => {
    openAt('2026-04-13T17:00:05');
    act(() => app.gateway.sendRates(friday, buildRaw({ acronym: 'CZK', updated })));
    expect(note()).toHaveTextContent('Kurzy sa nezmenili od piatka 10.4.');
  });

  it('say it no longer when one changes', async () => {
    openAt('2026-04-14T12:00:00');
    act(() => app.gateway.sendRates(friday));
    expect(note()).toBeInTheDocument();
    act(() => app.gateway.sendRates(buildRaw({ updated: '2026-04-14T12:00:00' })));
    await settle();
    expect(note()).not.toBeInTheDocument();
  });

  it('tell the day of the true time, whatever the line above shows', () => {
    openAt('2026-04-20T12:00:00');
    // The true time is Thursday, 23:30; the line above shows Friday.
    act(() => app.gateway.sendRates(buildRaw({ updated: '2026-04-09T23:30:00' })));
    expect(note()).toHaveTextContent('od štvrtka 9.4.');
  });

  it('tell the year when it is another one', () => {
    openAt('2027-01-08T12:00:00');
    act(() => app.gateway.sendRates(friday));
    expect(note()).toHaveTextContent('Kurzy sa nezmenili od 10.4.2026, overte si ich');
  });

  it('leave it to the reason why they are not live', async () => {
    openAt('2026-04-14T12:00:00');
    act(() => app.gateway.sendRates(friday));
    act(() => app.gateway.send({ type: 'failed', reason: 'failed' }));
    await settle();
    expect(note()).not.toBeInTheDocument();
  });

  it('say nothing without a time that could be read', () => {
    openAt('2026-04-14T12:00:00');
    act(() => app.gateway.sendRates(buildRaw({ updated: 'unknown' })));
    expect(note()).not.toBeInTheDocument();
  });
});
