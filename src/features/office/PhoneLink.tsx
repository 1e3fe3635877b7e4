import type { ReactNode } from 'react';
import { office } from '../../site/office';

interface Props {
  readonly phone?: (typeof office.phones)[number];
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Calls the office: on its first number unless told, which is shown unless there is something else to show. */
export function PhoneLink({ phone = office.phones[0], className, children = phone.display }: Props) {
  return (
    <a className={className} href={`tel:${phone.number}`}>
      {children}
    </a>
  );
}
