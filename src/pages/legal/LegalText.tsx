import type { ReactNode } from 'react';
import { useSite } from '../../site/useSite';
import { Breakable } from '../../ui/Breakable';

interface TextProps {
  /** The sentence that says from which day the page is valid, or that it is a draft. */
  readonly validity: string;
  readonly children: ReactNode;
}

/** The text of a legal page. For a made-up office it first says that the office is made up (rule 111). */
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

/** One part of a legal page, under its heading. */
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
