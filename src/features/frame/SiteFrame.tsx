import type { ReactNode } from 'react';
import { MAIN_CONTENT_ID } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { ConsentControlPlace } from '../consent/consentParts';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { NotificationBanner } from '../office/NotificationBanner';

interface Props {
  readonly children: ReactNode;
}

/** The frame around the content of every public page. */
export function SiteFrame({ children }: Props) {
  const { words } = useSite();
  return (
    <div className="o-page">
      <a className="skip-link" href={`#${MAIN_CONTENT_ID}`}>
        {words.skipLink}
      </a>
      <Navbar />
      <NotificationBanner />
      <main id={MAIN_CONTENT_ID} className="o-page__main" tabIndex={-1}>
        {children}
      </main>
      <Footer>
        <ConsentControlPlace />
      </Footer>
    </div>
  );
}
