import { StaffArea } from '../../../src/app/StaffArea';
import { Footer } from '../../../src/features/frame/Footer';
import { SiteFrame } from '../../../src/features/frame/SiteFrame';
import { Contact } from '../../../src/features/office/Contact';
import { OpeningHoursAt } from '../../../src/features/office/OpeningHours';
import { OpenAt } from '../../../src/features/office/OpenNow';
import type { Notice } from '../../../src/domain/notices/notice';
import { NoticesInFull } from '../../../src/features/office/NoticesInFull';
import type { Office } from '../../../src/site/office';
import { CrashPage } from '../../../src/pages/CrashPage';
import { NotFoundPage } from '../../../src/pages/NotFoundPage';
import { FeatureBlurbs } from '../../../src/pages/home/FeatureBlurbs';
import { Hero } from '../../../src/pages/home/Hero';
import { HomePage } from '../../../src/pages/home/HomePage';
import { useSite } from '../../../src/site/useSite';
import type { Story } from '../story';
import { page, part } from '../story';
import { AnotherOffice } from './AnotherOffice';
import { allCurrencies, liveRates } from './currencies';

const press =
  (selector: string) =>
  (shown: HTMLElement): void =>
    shown.querySelector<HTMLElement>(selector)?.click();

/** Clicks an element that is rendered asynchronously. */
const follow =
  (selector: string) =>
  (shown: HTMLElement): void =>
    void setTimeout(() => press(selector)(shown));

/** A page with the frame of every public page and almost no content. */
function EmptyPage() {
  return (
    <SiteFrame>
      <div className="o-wrap">
        <h1>{useSite().office.brand}</h1>
      </div>
    </SiteFrame>
  );
}

const vatId = 'SK2020815654';

function ContactWithVat() {
  const { legal } = useSite().office;
  return (
    <AnotherOffice facts={{ legal: { ...legal, vatId }, isFictional: false }}>
      <Contact />
    </AnotherOffice>
  );
}

const announcement = 'V piatok 1. mája máme zatvorené, od pondelka sme tu opäť.';

const closing: Partial<Office> = {
  closures: [
    { firstDay: '2026-04-30', lastDay: '2026-04-30', closed: { from: '15:00', to: '24:00' } },
    { firstDay: '2026-05-01', lastDay: '2026-05-10', closed: 'day' },
  ],
};

const lunch: Partial<Office> = {
  openingHours: [
    { days: [1, 5], hours: ['9:00', '17:00'], break: ['12:00', '12:30'] },
    { days: [6, 6], hours: ['9:00', '12:00'] },
    { days: [7, 7], hours: null },
  ],
};

const announced: Notice = {
  id: '20260420-aaaaaaaa',
  text: { sk: 'Do stredy máme zatvorené pre inventúru. Ďakujeme za pochopenie, od štvrtka sme tu opäť ako zvyčajne.' },
  firstDay: '2026-04-27',
  lastDay: '2026-04-29',
  closed: 'day',
};

const alone: Notice = { ...announced, id: '20260421-aaaaaaaa', text: { sk: 'Platíme aj kartou.' }, closed: null };

/** A time on Monday, 27 April 2026, by the office's clock, in milliseconds since 1970. */
const monday = (time: string): number => Date.parse(`2026-04-27T${time}+02:00`);

/** The moment at which the line about opening is shown (null while unknown), and facts that replace the office's. */
const openings: Readonly<Record<string, readonly [now: number | null, facts?: Partial<Office>]>> = {
  'time unknown': [null],
  'time unknown, with a break': [null, lunch],
  'open, closing today': [monday('10:00')],
  'closed, opening today': [monday('08:00')],
  'closed, opening tomorrow': [monday('18:00')],
  'closed, opening on a weekday': [monday('18:00') - 3 * 24 * 3_600_000],
  'closed, opening on a date': [monday('18:00') + 3 * 24 * 3_600_000, closing],
  'open day and night': [monday('10:00'), { openingHours: [{ days: [1, 7], hours: ['0:00', '24:00'] }] }],
  'never open': [monday('10:00'), { openingHours: [{ days: [1, 7], hours: null }] }],
};

const never = (): Promise<never> => new Promise(() => undefined);
const refuse = (): Promise<never> => Promise.reject(new Error('There is no chunk.'));
const ignore = (): void => undefined;

export const siteStories: readonly Story[] = [
  page('home page', () => <HomePage />, { state: { rates: liveRates(allCurrencies) } }),
  page('navigation, closed', () => <EmptyPage />),
  page('navigation, open', () => <EmptyPage />, { act: press('.navbar__toggle') }),
  page(
    'announcement',
    () => (
      <AnotherOffice facts={{ announcement }}>
        <EmptyPage />
      </AnotherOffice>
    ),
    { says: [announcement] },
  ),
  page('hero, turning', () => (
    <main>
      <Hero />
    </main>
  )),
  page(
    'hero, paused',
    () => (
      <main>
        <Hero />
      </main>
    ),
    { act: press('.hero__pause') },
  ),
  ...Object.entries(openings).map(([name, [now, facts = {}]]) =>
    part(`opening, ${name}`, () => (
      <AnotherOffice facts={facts}>
        <OpenAt now={now} />
      </AnotherOffice>
    )),
  ),
  ...(['remembered', 'read', 'followed'] as const).map((status) =>
    part(
      `opening, with a notice that is ${status}`,
      () => (
        <>
          <OpenAt now={monday('10:00')} />
          <NoticesInFull now={monday('10:00')} />
          <OpeningHoursAt now={monday('10:00')} />
        </>
      ),
      { state: { notices: { status, notices: [announced, alone] } }, act: follow('.open-now__way--contact') },
    ),
  ),
  part('opening hours with closures ahead', () => (
    <AnotherOffice facts={closing}>
      <OpeningHoursAt now={monday('10:00')} />
    </AnotherOffice>
  )),
  part('opening hours with a break', () => (
    <AnotherOffice facts={lunch}>
      <OpeningHoursAt now={monday('10:00')} />
    </AnotherOffice>
  )),
  part('feature blurbs', () => <FeatureBlurbs />),
  part('contact', () => <Contact />),
  part('contact, map asked for', () => <Contact />, { act: press('.map__actions button') }),
  part('contact, of an office that is registered for VAT', () => <ContactWithVat />, { says: [vatId] }),
  part('footer', () => <Footer />),
  page('no such page', () => <NotFoundPage />),
  page('crash', () => <CrashPage />),
  page('staff area, loading', () => <StaffArea loadStaff={never} reportError={ignore} />),
  page('staff area, failed', () => <StaffArea loadStaff={refuse} reportError={ignore} />),
];
