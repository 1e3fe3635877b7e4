import { useSite } from '../../site/useSite';

/** The office's announcement, if it has one. */
export function NotificationBanner() {
  const { words, office } = useSite();
  return office.announcement === null ? null : (
    <aside className="banner" aria-label={words.announcement}>
      <p className="o-wrap">{office.announcement}</p>
    </aside>
  );
}
