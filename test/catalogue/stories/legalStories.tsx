import { LegalScreen } from '../../../src/pages/legal/LegalScreen';
import type { Office } from '../../../src/site/office';
import type { Story } from '../story';
import { page } from '../story';
import { AnotherOffice } from './AnotherOffice';

const decided: Partial<Office> = {
  isFictional: false,
  conditions: { identificationFrom: 1_000, buysCoins: true, takesDamagedNotes: false, validFrom: '2026-01-01' },
  privacy: { contact: 'udaje@podvezou.example', recordsKeptYears: 5, enquiriesKeptMonths: 12, validFrom: '2026-01-01' },
};

const undecided: Partial<Office> = {
  conditions: { identificationFrom: null, buysCoins: null, takesDamagedNotes: null, validFrom: null },
  privacy: { contact: null, recordsKeptYears: null, enquiriesKeptMonths: null, validFrom: null },
};

export const legalStories: readonly Story[] = [
  page('conditions, of an office that is made up', () => <LegalScreen page="conditions" />),
  page('conditions, decided', () => (
    <AnotherOffice facts={decided}>
      <LegalScreen page="conditions" />
    </AnotherOffice>
  )),
  page('conditions, undecided', () => (
    <AnotherOffice facts={undecided}>
      <LegalScreen page="conditions" />
    </AnotherOffice>
  )),
  page('personal data, undecided, of an office without a social network', () => (
    <AnotherOffice facts={{ ...undecided, social: null }}>
      <LegalScreen page="privacy" />
    </AnotherOffice>
  )),
  page(
    'personal data, decided, of a site that measures visits',
    () => (
      <AnotherOffice facts={decided}>
        <LegalScreen page="privacy" />
      </AnotherOffice>
    ),
    { isMeasured: true },
  ),
  page('conditions, loading', () => <LegalScreen page="conditions" />, { legal: () => new Promise(() => undefined) }),
  page('conditions, failed', () => <LegalScreen page="conditions" />, {
    legal: () => Promise.reject(new Error('There is no chunk.')),
  }),
];
