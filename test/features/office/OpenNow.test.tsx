import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { OpeningHours } from '../../../src/domain/time/openingHours';
import { OpenAt, OpenNow } from '../../../src/features/office/OpenNow';
import { hoursText, longestOpeningText, openingText } from '../../../src/features/office/openNowTexts';
import { openingAt } from '../../../src/domain/time/openingHours';
import { sk } from '../../../src/site/words/sk';
import { demoSite, onSite, renderOnSite } from '../../support/demoSite';

const HOUR = 3_600_000;
const { office } = demoSite;
const at = (moment: string): number => Date.parse(`${moment}+02:00`);
const lineAt = (now: number, times = office): string =>
  openingText(openingAt(now, times), now, sk.openNow, times.timeZone).replaceAll('\u00a0', ' ');

describe('the line', () => {
  // 13 April 2026 is a Monday.
  it.each([
    ['2026-04-13T10:00', 'Otvorené, zatvárame o 17:00'],
    ['2026-04-13T08:00', 'Zatvorené, otvárame dnes o 9:00'],
    ['2026-04-13T17:00', 'Zatvorené, otvárame zajtra o 9:00'],
    ['2026-04-17T17:00', 'Zatvorené, otvárame v pondelok o 9:00'],
  ])('at %s says “%s”', (moment, line) => {
    expect(lineAt(at(moment))).toBe(line);
  });

  it.each([
    [1, 'v pondelok'],
    [2, 'v utorok'],
    [3, 'v stredu'],
    [4, 'vo štvrtok'],
    [5, 'v piatok'],
    [6, 'v sobotu'],
    [7, 'v nedeľu'],
  ])('knows the weekday %i as “%s”', (weekday, phrase) => {
    const openingHours: readonly OpeningHours[] = [{ days: [weekday, weekday], hours: ['9:00', '17:00'] }];
    // Three days before it.
    const now = at('2026-04-13T20:00') + ((weekday + 3) % 7) * 24 * HOUR;
    expect(lineAt(now, { ...office, openingHours })).toBe(`Zatvorené, otvárame ${phrase} o 9:00`);
  });

  it('names the date of a change in more than a week', () => {
    const closures = [{ firstDay: '2026-04-14', lastDay: '2026-04-28', closed: 'day' }] as const;
    expect(lineAt(at('2026-04-13T18:00'), { ...office, closures })).toBe('Zatvorené, otvárame 29.4. o 9:00');
  });

  it('needs no day for closing in the night, but for closing in some days', () => {
    const nightly: readonly OpeningHours[] = [{ days: [1, 7], hours: ['18:00', '2:00'] }];
    expect(lineAt(at('2026-04-13T23:00'), { ...office, openingHours: nightly })).toBe('Otvorené, zatvárame o 2:00');
    const workdays: readonly OpeningHours[] = [
      { days: [1, 5], hours: ['0:00', '24:00'] },
      { days: [6, 7], hours: null },
    ];
    expect(lineAt(at('2026-04-13T23:00'), { ...office, openingHours: workdays })).toBe('Otvorené, zatvárame v sobotu o 0:00');
  });

  it.each([
    [['0:00', '24:00'] as const, 'Otvorené'],
    [null, 'Zatvorené'],
  ])('with hours of %j every day says “%s”', (hours, line) => {
    expect(lineAt(at('2026-04-13T23:00'), { ...office, openingHours: [{ days: [1, 7], hours }] })).toBe(line);
  });

  it('is never longer than what its room is kept for', () => {
    const longest = longestOpeningText(sk.openNow);
    expect(longest.replaceAll('\u00a0', ' ')).toBe('Otvorené, zatvárame v pondelok o 00:00');
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      expect(lineAt(at('2026-04-13T00:30') + hour * HOUR).length).toBeLessThanOrEqual(longest.length);
    }
  });
});

it.each<[readonly OpeningHours[], string]>([
  [office.openingHours, 'Po–Pi 9:00–17:00'],
  [
    [
      { days: [1, 4], hours: ['9:00', '17:00'] },
      { days: [5, 5], hours: ['9:00', '12:00'] },
      { days: [6, 7], hours: null },
    ],
    'Po–Št 9:00–17:00, Pi 9:00–12:00',
  ],
  [[{ days: [1, 7], hours: null }], 'Zatvorené'],
])('plain hours are short', (openingHours, text) => {
  expect(hoursText(openingHours, sk.openNow)).toBe(text);
});

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
    expect(screen.getByText('Po–Pi 9:00–17:00')).toBeVisible();
    const hydrated = hydrateRootIn(root, page);
    expect(screen.getByText('Otvorené, zatvárame o 17:00')).toBeVisible();
    expect(screen.queryByText('Po–Pi 9:00–17:00')).not.toBeInTheDocument();
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
