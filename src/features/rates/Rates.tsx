import type { ReactNode } from 'react';
import { Section } from '../../ui/Section';
import { anchors, headingIdOf } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { firstPaintFacts } from './firstPaintMarkers';
import { Freshness } from './Freshness';
import { LastUpdated } from './LastUpdated';
import { OldRates } from './OldRates';
import { RatesNotes } from './RatesNotes';
import { RatesTable } from './RatesTable';

interface Props {
  /** Shown below the list and its notes. */
  readonly children?: ReactNode;
}

/** The section with the rate list, its freshness and its notes. */
export function Rates({ children }: Props) {
  const site = useSite();
  return (
    <Section
      id={anchors.ratesTable}
      heading={site.words.rates.heading}
      attributes={firstPaintFacts(site)}
      intro={
        <>
          <LastUpdated />
          <Freshness headingId={headingIdOf(anchors.ratesTable)} note={<OldRates />} />
        </>
      }
    >
      <RatesTable />
      <RatesNotes />
      {children}
    </Section>
  );
}
