import { office } from '../../site/office';
import { texts } from '../../site/words/sk';

/** The office's announcement, if it has one. */
export function NotificationBanner() {
  return office.announcement === null ? null : (
    <aside className="banner" aria-label={texts.announcement}>
      <p className="o-wrap">{office.announcement}</p>
    </aside>
  );
}
