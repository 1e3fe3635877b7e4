import mark from '../../../public/icons/icon.svg?markup';
import { useSite } from '../../site/useSite';

/** The office's mark and name. */
export function Logo() {
  const { office } = useSite();
  return (
    <span className="logo">
      {/* The drawing is part of the page: as a file it would come between the first paint and the rates. */}
      <span className="logo__mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      <span>
        {office.brand.split(/ (.+)/, 2).map((part) => (
          <span key={part} className="logo__word">
            {part}{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
