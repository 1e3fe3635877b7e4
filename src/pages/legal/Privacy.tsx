import { AUTH_HOSTS, MEASUREMENT_HOSTS, MEASUREMENT_SCRIPT_HOST } from '../../site/foreignHosts';
import { MAP_ORIGIN } from '../../site/officeMap';
import { fill } from '../../site/pattern';
import { measurementEntries, storedEntries } from '../../site/storedEntries';
import { useSite } from '../../site/useSite';
import type { LegalWords } from '../../site/words/skLegal';
import { legalFields, validityText } from './legalFields';
import { LegalPart, LegalText } from './LegalText';
import { StoredEntries } from './StoredEntries';

/** The facts about the build that the page about personal data needs. */
export interface TechnicalFacts {
  /** The host of the database with the rates. */
  readonly databaseHost: string;
  /** Whether visits may be measured at all: only a site with a measurement id asks for consent. */
  readonly isMeasured: boolean;
}

interface Props {
  readonly words: LegalWords;
  readonly facts: TechnicalFacts;
}

/** The page that says which personal data this build processes, for whom and for how long (rule 115). */
export function Privacy({ words, facts: { databaseHost, isMeasured } }: Props) {
  const site = useSite();
  const { privacy: told, stored: purposes } = words;
  const fields = {
    ...legalFields(site, words),
    databaseHost,
    mapHost: new URL(MAP_ORIGIN).host,
    authHosts: AUTH_HOSTS.join(', '),
    measurementHosts: [MEASUREMENT_SCRIPT_HOST, ...MEASUREMENT_HOSTS].join(', '),
  };
  const part = (name: keyof typeof told) => ({ heading: told[name].heading, text: fill(told[name].text, fields) });
  return (
    <LegalText validity={validityText(site.office.privacy.validFrom, words)}>
      <LegalPart {...part('controller')} />
      <LegalPart {...part('visit')} />
      <LegalPart {...part('calculator')} />
      <LegalPart {...part('stored')}>
        <StoredEntries entries={storedEntries} purposes={purposes} />
      </LegalPart>
      <LegalPart {...part('map')} />
      {isMeasured && (
        <LegalPart {...part('measuring')}>
          <StoredEntries entries={measurementEntries} purposes={purposes} />
        </LegalPart>
      )}
      <LegalPart {...part('enquiries')} />
      <LegalPart {...part('exchanges')} />
      <LegalPart {...part('staff')} />
      <LegalPart {...part('rights')} />
    </LegalText>
  );
}
