import type { ReactNode } from 'react';
import type { Phone } from '../../site/office';
import { useSite } from '../../site/useSite';

interface Props {
  readonly phone?: Phone;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Calls the office: on its first number unless told, which is shown unless there is something else to show. */
export function PhoneLink({ phone, className, children }: Props) {
  const { office } = useSite();
  const { number, display } = phone ?? office.phones[0];
  return (
    <a className={className} href={`tel:${number}`}>
      {children ?? display}
    </a>
  );
}
