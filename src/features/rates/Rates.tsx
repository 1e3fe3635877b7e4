import { Section } from '../../ui/Section';
import { anchors, headingIdOf } from '../../site/paths';
import { texts } from '../../site/words/sk';
import { Freshness } from './Freshness';
import { LastUpdated } from './LastUpdated';
import { RatesNotes } from './RatesNotes';
import { RatesTable } from './RatesTable';

/** The rate list with all that is said about it. */
export function Rates() {
  return (
    <Section
      id={anchors.ratesTable}
      heading={texts.rates.heading}
      intro={
        <>
          <LastUpdated />
          <Freshness headingId={headingIdOf(anchors.ratesTable)} />
        </>
      }
    >
      <RatesTable />
      <RatesNotes />
    </Section>
  );
}
