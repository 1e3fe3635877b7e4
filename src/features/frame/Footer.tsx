import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LegalPage } from '../../site/paths';
import { legalPaths } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { legalLine } from '../office/legalTexts';
import { OpeningHours } from '../office/OpeningHours';
import { PhoneLink } from '../office/PhoneLink';
import { Logo } from './Logo';

/** The year that the contract names (rule 14). */
const COPYRIGHT_YEAR = 2023;

interface Props {
  /** Shown below the rest of the footer. */
  readonly children?: ReactNode;
}

/** The logo, and who and where the office is: a print-out has no other facts about the office. */
export function Footer({ children }: Props) {
  const { language, words, office } = useSite();
  const pages = legalPaths(language);
  return (
    <footer className="footer">
      <div className="footer__row o-wrap">
        <span className="footer__logo">
          <Logo />
        </span>
        <address>
          {office.legalName}
          <br />
          {office.street}, {office.postalCode} {office.town}
          <br />
          <PhoneLink className="footer__phone" />
        </address>
        <OpeningHours />
        <p className="footer__copyright">
          © {COPYRIGHT_YEAR} {office.brand}
        </p>
        {office.social && (
          <a className="footer__link" href={office.social.url}>
            {office.social.name}
          </a>
        )}
        {(Object.keys(pages) as LegalPage[]).map((page) => (
          <Link key={page} className="footer__link" to={pages[page]}>
            {words.legal.pages[page]}
          </Link>
        ))}
        <p className="footer__legal">
          {legalLine(office.legal, words.legal)} {office.isFictional && words.legal.fictional}
        </p>
      </div>
      {children}
    </footer>
  );
}
