import type { ReactNode } from 'react';
import type { Office } from '../../../src/site/office';
import { SiteContext, useSite } from '../../../src/site/useSite';

/** Replaces some facts about the office for its children. */
export function AnotherOffice({ facts, children }: { readonly facts: Partial<Office>; readonly children: ReactNode }) {
  const site = useSite();
  return <SiteContext value={{ ...site, office: { ...site.office, ...facts } }}>{children}</SiteContext>;
}
