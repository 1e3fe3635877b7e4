import { useSite } from '../../site/useSite';
import { Logo } from './Logo';

/** The year that the contract names (rule 14). */
const COPYRIGHT_YEAR = 2023;

export function Footer() {
  const { office } = useSite();
  return (
    <footer className="footer">
      <div className="footer__row o-wrap">
        <span className="footer__logo">
          <Logo />
        </span>
        <p>
          © {COPYRIGHT_YEAR} {office.brand}
        </p>
        <a className="footer__link" href={office.social.url}>
          {office.social.name}
        </a>
      </div>
    </footer>
  );
}
