import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Anchor } from '../../site/paths';
import { anchors, homeSection, paths } from '../../site/paths';
import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import { Icon } from '../../ui/Icon';
import { Logo } from './Logo';
import { PhoneLink } from '../office/PhoneLink';

const MENU_ID = 'navbar-menu';

const entries: readonly Anchor[] = [anchors.ratesTable, anchors.calculator, anchors.contact];

export function Navbar() {
  const { words, office } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeByEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') {
        setIsOpen(false);
        toggle.current?.focus();
      }
    };
    const closeFromOutside = ({ target }: Event): void => {
      if (!bar.current?.contains(target as Node)) {
        setIsOpen(false);
      }
    };
    document.addEventListener('keydown', closeByEscape);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('pointerdown', closeFromOutside);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('pointerdown', closeFromOutside);
    };
  }, [isOpen]);

  return (
    <header className="navbar" ref={bar}>
      <nav className="navbar__row o-wrap" aria-label={words.navigation.label}>
        <Link
          className="navbar__home"
          to={paths.home}
          aria-label={fill(words.navigation.home, { brand: office.brand })}
          onClick={() => {
            setIsOpen(false);
            window.scrollTo(0, 0);
          }}
        >
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          className="navbar__toggle"
          aria-label={words.navigation.menu}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} className="navbar__icon" />
        </button>
        <ul id={MENU_ID} className={isOpen ? 'navbar__menu navbar__menu--open' : 'navbar__menu'}>
          {entries.map((anchor) => (
            <li key={anchor} className="navbar__entry">
              <a className="navbar__link" href={homeSection(anchor)} onClick={() => setIsOpen(false)}>
                {words.navigation.entries[anchor]}
              </a>
            </li>
          ))}
        </ul>
        <PhoneLink className="button navbar__call">{words.call}</PhoneLink>
      </nav>
    </header>
  );
}
