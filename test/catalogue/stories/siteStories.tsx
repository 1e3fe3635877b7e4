import type { ReactNode } from 'react';
import { StaffArea } from '../../../src/app/StaffArea';
import { Footer } from '../../../src/features/frame/Footer';
import { SiteFrame } from '../../../src/features/frame/SiteFrame';
import { Contact } from '../../../src/features/office/Contact';
import { CrashPage } from '../../../src/pages/CrashPage';
import { NotFoundPage } from '../../../src/pages/NotFoundPage';
import { FeatureBlurbs } from '../../../src/pages/home/FeatureBlurbs';
import { Hero } from '../../../src/pages/home/Hero';
import { HomePage } from '../../../src/pages/home/HomePage';
import { SiteContext, useSite } from '../../../src/site/useSite';
import type { Story } from '../story';
import { page, part } from '../story';
import { allCurrencies, liveRates } from './currencies';

const press =
  (selector: string) =>
  (shown: HTMLElement): void =>
    shown.querySelector<HTMLElement>(selector)?.click();

/** The frame of every public page around next to nothing. */
function EmptyPage() {
  return (
    <SiteFrame>
      <div className="o-wrap">
        <h1>{useSite().office.brand}</h1>
      </div>
    </SiteFrame>
  );
}

/** The site of an office that has something to announce. */
function Announcing({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const announcement = 'V piatok 1. mája máme zatvorené, od pondelka sme tu opäť.';
  return <SiteContext value={{ ...site, office: { ...site.office, announcement } }}>{children}</SiteContext>;
}

const never = (): Promise<never> => new Promise(() => undefined);
const refuse = (): Promise<never> => Promise.reject(new Error('There is no chunk.'));
const ignore = (): void => undefined;

export const siteStories: readonly Story[] = [
  page('home page', () => <HomePage />, { state: { rates: liveRates(allCurrencies) } }),
  page('navigation, closed', () => <EmptyPage />),
  page('navigation, open', () => <EmptyPage />, { act: press('.navbar__toggle') }),
  page('announcement', () => (
    <Announcing>
      <EmptyPage />
    </Announcing>
  )),
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
  part('feature blurbs', () => <FeatureBlurbs />),
  part('contact', () => <Contact />),
  part('contact, map asked for', () => <Contact />, { act: press('.map__actions button') }),
  part('footer', () => <Footer />),
  page('no such page', () => <NotFoundPage />),
  page('crash', () => <CrashPage />),
  page('staff area, loading', () => <StaffArea loadStaff={never} reportError={ignore} />),
  page('staff area, failed', () => <StaffArea loadStaff={refuse} reportError={ignore} />),
];
