import mark from '../../../public/icons/icon.svg?markup';
import { NameInTwo } from '../../ui/NameInTwo';
import { useSite } from '../../site/useSite';

/** The office's mark and name. */
export function Logo() {
  const { office } = useSite();
  return (
    <span className="logo">
      {/* Inlined, because downloading a file would delay the rates after the first paint. */}
      <span className="logo__mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      <NameInTwo name={office.brand} className="logo__word" />
    </span>
  );
}
