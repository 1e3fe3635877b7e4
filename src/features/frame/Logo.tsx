import mark from '../../../public/icons/icon.svg?markup';
import { useSite } from '../../site/useSite';

/** The office's mark and name. */
export function Logo() {
  const { office } = useSite();
  return (
    <span className="logo">
      {/* Inlined, because downloading a file would delay the rates after the first paint. */}
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
