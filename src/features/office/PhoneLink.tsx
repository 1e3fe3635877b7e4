import type { ReactNode } from 'react';
import type { Phone } from '../../site/office';
import { useSite } from '../../site/useSite';

interface Props {
  readonly phone?: Phone;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A link that calls the office, by default on its first number, and shows the number unless it has another text. */
export function PhoneLink({ phone, className, children }: Props) {
  const { office } = useSite();
  const { number, display } = phone ?? office.phones[0];
  return (
    <a className={className} href={`tel:${number}`}>
      {children ?? display}
    </a>
  );
}
