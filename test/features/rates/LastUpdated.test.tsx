import { act, screen, within } from '@testing-library/react';
import { buildRaw } from '../../support/builders';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { settled } from '../../support/settled';

let app: RenderedApp;

beforeEach(() => {
  app = renderApp();
});

afterEach(() => app.stop());

const section = () => within(screen.getByRole('region', { name: 'Kurzový lístok' }));
const announcement = () => section().getAllByRole('status')[0];

describe('last update', () => {
  it('is the latest of the shown rates, two hours on, once there are any', () => {
    expect(section().getByText(/^Naposledy aktualizované:/)).toHaveTextContent('Naposledy aktualizované: –');
    act(() =>
      app.gateway.sendRates(
        buildRaw({ acronym: 'JPY', updated: '2026-04-12T09:00:00' }),
        buildRaw({ updated: '2026-04-13T18:00:00' }),
        buildRaw({ acronym: 'EUR', updated: '2026-05-01T09:00:00' }),
      ),
    );
    expect(section().getByText('13.4.2026 o 20:00')).toHaveAttribute('datetime', '2026-04-13T20:00');
  });

  it('is read aloud when it changes, but not when it first comes', async () => {
    act(() => app.gateway.sendRates(buildRaw({ updated: '2026-04-13T18:00:00' })));
    expect(announcement()).toBeEmptyDOMElement();
    act(() => app.gateway.sendRates(buildRaw({ buy: 1.2, updated: '2026-04-13T18:05:00' })));
    await settled();
    expect(announcement()).toHaveTextContent('Kurzový lístok bol aktualizovaný 13.4.2026 o 20:05.');
  });
});
