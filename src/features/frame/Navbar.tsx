import { Link, useLocation } from 'react-router-dom';
import type { Anchor } from '../../site/paths';
import { anchors, homeSection, pageAt, paths } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { Icon } from '../../ui/Icon';
import { isPlainClick } from '../../ui/isPlainClick';
import { PhoneLink } from '../office/PhoneLink';
import { HomeLink } from './HomeLink';
import { Languages } from './Languages';

const MENU_ID = 'navbar-menu';

const entries: readonly Anchor[] = [anchors.ratesTable, anchors.calculator, anchors.contact];

/** The menu is a popover, so the browser can open and close it before any of our scripts has loaded (rule 4). */
export function Navbar() {
  const { words, office } = useSite();
  const { pathname } = useLocation();

  return (
    <header className="navbar">
      <nav className="navbar__row o-wrap" aria-label={words.navigation.label}>
        <HomeLink className="navbar__home" onClick={(event) => isPlainClick(event) && window.scrollTo(0, 0)} />
        <button type="button" className="navbar__toggle" aria-label={words.navigation.menu} popoverTarget={MENU_ID}>
          <Icon name="menu" className="navbar__icon" />
        </button>
        <div id={MENU_ID} popover="auto" className="navbar__menu">
          <button
            type="button"
            className="navbar__toggle navbar__close"
            aria-label={words.navigation.closeMenu}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            <Icon name="close" className="navbar__icon" />
          </button>
          <ul className="navbar__entries">
            {entries.map((anchor) => (
              <li key={anchor} className="navbar__entry">
                {pageAt(pathname) === 'home' ? (
                  <a className="navbar__link" href={homeSection(anchor)}>
                    {words.navigation.entries[anchor]}
                  </a>
                ) : (
                  // The application goes there itself: a page that is loaded anew would have lost what was typed on the home page.
                  <Link className="navbar__link" to={{ pathname: paths.home, hash: homeSection(anchor) }}>
                    {words.navigation.entries[anchor]}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <Languages />
        </div>
        <PhoneLink className="button navbar__call">
          {words.call} <span className="navbar__number">{office.phones[0].display}</span>
        </PhoneLink>
      </nav>
    </header>
  );
}
