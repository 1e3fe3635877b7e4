import type { ReactNode } from 'react';
import { useSite } from '../../site/useSite';
import { Breakable } from '../../ui/Breakable';

interface TextProps {
  /** From when on it holds, or that it is a draft. */
  readonly validity: string;
  readonly children: ReactNode;
}

/** The text of a legal page; that of an office that is made up says so first (rule 111). */
export function LegalText({ validity, children }: TextProps) {
  const { words, office } = useSite();
  return (
    <>
      {office.isFictional && <p className="legal__note">{words.legal.fictional}</p>}
      <p className="legal__note">{validity}</p>
      {children}
    </>
  );
}

interface PartProps {
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One part of it under its heading. */
export function LegalPart({ heading, text, children }: PartProps) {
  return (
    <section className="legal__part">
      <h2 className="legal__heading">{heading}</h2>
      <p>
        <Breakable text={text} />
      </p>
      {children}
    </section>
  );
}
