import type { ReactNode } from 'react';
import { MAIN_CONTENT_ID } from '../config/paths';
import { texts } from '../config/texts';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { NotificationBanner } from './NotificationBanner';

interface Props {
  readonly children: ReactNode;
}

/** What every public page has around its content. */
export function SiteFrame({ children }: Props) {
  return (
    <div className="o-page">
      <a className="skip-link" href={`#${MAIN_CONTENT_ID}`}>
        {texts.skipLink}
      </a>
      <Navbar />
      <NotificationBanner />
      <main id={MAIN_CONTENT_ID} className="o-page__main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
