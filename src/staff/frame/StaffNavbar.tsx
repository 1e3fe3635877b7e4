import { Link, useLocation } from 'react-router-dom';
import { HomeLink } from '../../features/frame/HomeLink';
import type { StaffPage } from '../../site/paths';
import { pageAt, staffPaths } from '../../site/paths';
import { useStaffWords } from '../useStaffWords';

/** The navigation between the staff's pages, to the home page, and to sign out (rule 65). */
export function StaffNavbar({ onSignOut }: { readonly onSignOut: () => void }) {
  const words = useStaffWords().frame;
  const currentPage = pageAt(useLocation().pathname);
  return (
    <header className="staff-navbar">
      <div className="o-wrap staff-navbar__row">
        <HomeLink className="staff-navbar__home" />
        <nav className="staff-navbar__pages" aria-label={words.navigation}>
          <ul className="staff-navbar__entries">
            {(Object.keys(staffPaths) as StaffPage[]).map((page) => (
              <li key={page}>
                <Link
                  className="staff-navbar__link"
                  to={staffPaths[page]}
                  aria-current={page === currentPage ? 'page' : undefined}
                >
                  {words.pages[page]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button className="button button--outline staff-navbar__sign-out" type="button" onClick={onSignOut}>
          {words.signOut}
        </button>
      </div>
    </header>
  );
}
