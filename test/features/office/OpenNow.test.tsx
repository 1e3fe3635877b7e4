import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OpenAt, OpenNow } from '../../../src/features/office/OpenNow';
import { onSite, renderOnSite } from '../../support/demoSite';

const at = (moment: string): number => Date.parse(`${moment}+02:00`);

describe('on the page', () => {
  const status = () => screen.getByRole('status');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leads to the phone and to the map', () => {
    renderOnSite(<OpenAt now={at('2026-04-13T10:00')} />);
    expect(screen.getByRole('link', { name: '+421 900 000 100' })).toHaveAttribute('href', 'tel:+421900000100');
    expect(screen.getByRole('link', { name: 'Mapa' })).toHaveAttribute('href', '#contact');
  });

  it('changes by itself when the office closes, and is read aloud then alone', () => {
    jest.setSystemTime(at('2026-04-13T16:59:45'));
    renderOnSite(<OpenNow />);
    expect(screen.getByText('Otvorené, zatvárame o 17:00')).toBeVisible();
    act(() => jest.advanceTimersByTime(10_000));
    expect(status()).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getAllByText('Zatvorené, otvárame zajtra o 9:00')).toHaveLength(2);
    expect(status()).toHaveTextContent('Zatvorené, otvárame zajtra o 9:00');
  });

  it('is read aloud also when it says again what it said at first', () => {
    jest.setSystemTime(at('2026-04-13T16:59:45'));
    renderOnSite(<OpenNow />);
    act(() => jest.advanceTimersByTime(30_000));
    jest.setSystemTime(at('2026-04-14T10:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(status()).toHaveTextContent('Otvorené, zatvárame o 17:00');
  });

  it.each([
    ['is looked at again', document, 'visibilitychange'],
    ['comes back from the cache', window, 'pageshow'],
  ])('is true at once when a page that slept %s', (_case, target, event) => {
    jest.setSystemTime(at('2026-04-13T12:00'));
    renderOnSite(<OpenNow />);
    jest.setSystemTime(at('2026-04-14T08:00'));
    fireEvent(target, new Event(event));
    expect(status()).toHaveTextContent('Zatvorené, otvárame dnes o 9:00');
  });

  it('is prerendered with the plain hours, and taken over without a message', () => {
    jest.setSystemTime(at('2026-04-13T12:00'));
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = onSite(<OpenNow />);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page);
    expect(screen.getByText('Po–\u2060Pi 9:00–\u206017:00')).toBeVisible();
    const hydrated = hydrateRootIn(root, page);
    expect(screen.getByText('Otvorené, zatvárame o 17:00')).toBeVisible();
    expect(screen.queryByText('Po–\u2060Pi 9:00–\u206017:00')).not.toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    expect(complaints).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
    root.remove();
    complaints.mockRestore();
  });
});

function hydrateRootIn(root: Element, page: ReactNode): Root {
  let hydrated: Root | undefined;
  act(() => {
    hydrated = hydrateRoot(root, page);
  });
  return hydrated as Root;
}
