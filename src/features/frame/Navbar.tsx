import { useHref, useLocation } from 'react-router-dom';
import type { Anchor } from '../../site/paths';
import { anchors, homeSection, paths } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { Icon } from '../../ui/Icon';
import { PhoneLink } from '../office/PhoneLink';
import { HomeLink } from './HomeLink';
import { Languages } from './Languages';

const MENU_ID = 'navbar-menu';

const entries: readonly Anchor[] = [anchors.ratesTable, anchors.calculator, anchors.contact];

/** The menu is a popover: the browser opens and closes it, before any script of ours has come (rule 4). */
export function Navbar() {
  const { words, office } = useSite();
  const { pathname } = useLocation();
  const home = useHref(paths.home);

  return (
    <header className="navbar">
      <nav className="navbar__row o-wrap" aria-label={words.navigation.label}>
        <HomeLink className="navbar__home" onClick={() => window.scrollTo(0, 0)} />
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
                <a className="navbar__link" href={homeSection(anchor, pathname, home)}>
                  {words.navigation.entries[anchor]}
                </a>
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
