import { AUTH_HOSTS, MEASUREMENT_HOSTS, MEASUREMENT_SCRIPT_HOST } from '../../site/foreignHosts';
import { MAP_ORIGIN } from '../../site/officeMap';
import { fill } from '../../site/pattern';
import { measurementEntries, storedEntries } from '../../site/storedEntries';
import { useSite } from '../../site/useSite';
import type { LegalWords } from '../../site/words/skLegal';
import { legalFields, validityText } from './legalFields';
import { LegalPart, LegalText } from './LegalText';
import { StoredEntries } from './StoredEntries';

/** What the page about personal data has to know of the build. */
export interface TechnicalFacts {
  /** The host that the rates come from. */
  readonly databaseHost: string;
  /** Whether visits may be measured at all: only a site that has a measurement id asks for it. */
  readonly isMeasured: boolean;
}

interface Props {
  readonly words: LegalWords;
  readonly facts: TechnicalFacts;
}

/** Which personal data are processed, by whom and how long, as this build does it (rule 115). */
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
