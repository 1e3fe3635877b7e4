import mark from '../../public/icons/icon.svg';
import { office } from '../config/office';

/** The office's mark and name. */
export function Logo() {
  return (
    <span className="logo">
      <img className="logo__mark" src={mark} alt="" width="40" height="40" />
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
