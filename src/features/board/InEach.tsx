import type { ReactNode } from 'react';
import type { BoardLocale } from './boardLocale';
import { useBoardLocales } from './boardLocale';

interface Props {
  readonly className: string;
  readonly children: (locale: BoardLocale) => ReactNode;
}

/** Renders its children once for each language of the board, with the `lang` attribute that screen readers need. */
export function InEach({ className, children }: Props) {
  return useBoardLocales().map((locale) => (
    <span key={locale.site.language} lang={locale.site.language} className={className}>
      {children(locale)}
    </span>
  ));
}
