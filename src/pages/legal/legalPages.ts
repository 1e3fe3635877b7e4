import type { ComponentType } from 'react';
import { createContext } from 'react';
import type { LegalPage } from '../../site/paths';

/** The texts below the headings of the pages about conditions and personal data, in a chunk of their own. */
export type LegalPages = Readonly<Record<LegalPage, ComponentType>>;

export interface LegalPagesSource {
  /** The pages if they are loaded already, as in the prerender; otherwise null. */
  readonly loaded: LegalPages | null;
  /** Downloads the pages; rejects when the download fails. */
  readonly load: () => Promise<LegalPages>;
}

/** The composition roots provide the source. */
export const LegalPagesContext = createContext<LegalPagesSource | null>(null);
