import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../site/paths';
import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import { Logo } from './Logo';

interface Props {
  readonly className: string;
  readonly onClick?: MouseEventHandler;
}

/** The logo as a link to the home page. */
export function HomeLink({ className, onClick }: Props) {
  const { words, office } = useSite();
  return (
    <Link
      className={className}
      to={paths.home}
      aria-label={fill(words.navigation.home, { brand: office.brand })}
      onClick={onClick}
    >
      <Logo />
    </Link>
  );
}
