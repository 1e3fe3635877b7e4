import type { ComponentType } from 'react';
import { createContext } from 'react';
import type { LegalPage } from '../../site/paths';

/** What stands below the headings of the pages about conditions and personal data; it comes in a chunk of its own. */
export type LegalPages = Readonly<Record<LegalPage, ComponentType>>;

export interface LegalPagesSource {
  /** The pages where they have come already, as when they are prerendered. */
  readonly loaded: LegalPages | null;
  /** Downloads them; rejects when they can't be had. */
  readonly load: () => Promise<LegalPages>;
}

/** The composition roots fill this in. */
export const LegalPagesContext = createContext<LegalPagesSource | null>(null);
