import { act, screen, within } from '@testing-library/react';
import type { RawNotice } from '../../../src/ports/notices';
import type { Site } from '../../../src/site/site';
import { buildNotice, buildStoredNotice } from '../../support/buildNotice';
import { buildRaw } from '../../support/builders';
import { demoSite } from '../../support/demoSite';
import type { RenderedApp, RenderOptions } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';

const at = (moment: string): number => Date.parse(`${moment}+02:00`);
const raw = (fields: object = {}, id = 'notice-1') => ({ id, versions: { 1: buildStoredNotice(fields) } });

let app: RenderedApp;

/** Opens the home page, by default on Monday, 13 April 2026, at 10:00, and waits for the rates. */
async function open(options: RenderOptions = {}, moment = '2026-04-13T10:00'): Promise<void> {
  jest.useFakeTimers({ now: at(moment) });
  app = renderApp('/', { hasNews: true, ...options });
  app.clock.time = at(moment);
  act(() => app.gateway.sendRates(buildRaw()));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const tell = (...notices: readonly RawNotice[]) => act(() => app.notices.sendNotices(...notices));
const moveTo = async (moment: string) => {
  app.clock.time = at(moment);
  jest.setSystemTime(at(moment));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
};

const way = () => {
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter((link) => link.dataset['longest'] !== undefined);
  return links[0] as HTMLAnchorElement;
};
const inFull = () => within(screen.getByRole('status', { name: 'Oznam' }));
const contact = () => within(screen.getByRole('region', { name: 'Kontakt' }));

afterEach(() => {
  app.stop();
  jest.useRealTimers();
});

it('asks for notices only once the rates are followed', async () => {
  jest.useFakeTimers({ now: at('2026-04-13T10:00') });
  app = renderApp('/', { hasNews: true });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(app.notices.subscriptions.opened).toBe(0);
  act(() => app.gateway.sendRates(buildRaw()));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(app.notices.subscriptions.opened).toBe(1);
});

it('says nothing without a notice', async () => {
  await open();
  tell();
  expect(way()).toHaveTextContent(/^Mapa$/);
  expect(inFull().queryAllByText(/./)).toEqual([]);
});

it('shows the notice of today shortened beside the opening, and whole where the way leads', async () => {
  await open();
  tell(raw({ closed: null }), raw({ text: { sk: 'Až zajtra.' }, firstDay: '2026-04-14' }, 'notice-2'));
  expect(way()).toHaveTextContent('Oznam: Zajtra máme zatvorené.');
  expect(way()).toHaveAttribute('href', '#contact');
  // Nothing in sight may move before the visitor follows the way.
  expect(inFull().queryByText('Zajtra máme zatvorené.')).not.toBeInTheDocument();
  await act(async () => {
    way().click();
    await Promise.resolve();
  });
  expect(inFull().getByText('Zajtra máme zatvorené.')).toBeVisible();
  expect(inFull().queryByText('Až zajtra.')).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Oznam' })).not.toBeInTheDocument();
});

it('changes with the notice, and goes at midnight by itself', async () => {
  await open({}, '2026-04-14T23:59:30');
  tell(raw());
  expect(way()).toHaveTextContent('Zajtra máme zatvorené.');
  tell({
    id: 'notice-1',
    versions: [null, buildStoredNotice(), buildStoredNotice({ text: { sk: 'Dnes sme tu.' }, closed: null })],
  });
  expect(way()).toHaveTextContent('Oznam: Dnes sme tu.');
  act(() => way().click());
  expect(inFull().getByText('Dnes sme tu.')).toBeVisible();
  await moveTo('2026-04-15T00:00:00');
  expect(way()).toHaveTextContent(/^Mapa$/);
  expect(inFull().queryByText('Dnes sme tu.')).not.toBeInTheDocument();
});

it('closes the office live, and opens it again when the closure is withdrawn', async () => {
  await open();
  expect(screen.getByText('Otvorené, zatvárame o 17:00')).toBeVisible();
  tell(raw());
  expect(screen.getAllByText('Zatvorené, otvárame v stredu o 9:00')[0]).toBeVisible();
  expect(contact().getByText('Po 13.4. – Ut 14.4.').nextElementSibling).toHaveTextContent('zatvorené');
  tell(raw({ closed: { from: '12:00', to: '13:00' } }));
  expect(screen.getAllByText('Otvorené, zatvárame o 12:00')[0]).toBeVisible();
  tell(raw({ isWithdrawn: true }));
  expect(screen.getAllByText('Otvorené, zatvárame o 17:00')[0]).toBeVisible();
  expect(contact().queryByText('Po 13.4. – Ut 14.4.')).not.toBeInTheDocument();
});

it("names a closure once that the office's own list has too", async () => {
  const closures = [{ firstDay: '2026-04-13', lastDay: '2026-04-14', closed: 'day' }] as const;
  await open({ site: { ...demoSite, office: { ...demoSite.office, closures } } });
  tell(raw());
  expect(contact().getAllByText('Po 13.4. – Ut 14.4.')).toHaveLength(1);
});

it('shows what an earlier visit knew until the database tells something else', async () => {
  await open({ keptNotices: [buildNotice({ text: { sk: 'Z minulej návštevy.' } })] });
  expect(way()).toHaveTextContent('Oznam: Z minulej návštevy.');
  tell();
  expect(way()).toHaveTextContent(/^Mapa$/);
});

it("speaks the visitor's language, and marks Slovak that stands in for it", async () => {
  const english = { ...demoSite, language: 'en' } as unknown as Site;
  await open({ site: english });
  tell(raw({ text: { sk: 'Zatvorené', en: 'Closed' } }));
  expect(screen.getByText('Closed')).not.toHaveAttribute('lang');
  tell(raw({ text: { sk: 'Zatvorené', de: 'Geschlossen' } }));
  expect(screen.getByText('Zatvorené')).toHaveAttribute('lang', 'sk');
});

it('shows markup as the text that it is', async () => {
  await open();
  tell(raw({ text: { sk: '<img src=x onerror=alert(1)>' } }));
  expect(way()).toHaveTextContent('Oznam: <img src=x onerror=alert(1)>');
});

it("keeps the office's built-in announcement in its banner", async () => {
  await open({ site: { ...demoSite, office: { ...demoSite.office, announcement: 'Platíme aj kartou.' } } });
  tell(raw());
  expect(screen.getByRole('complementary', { name: 'Oznam' })).toHaveTextContent('Platíme aj kartou.');
});
