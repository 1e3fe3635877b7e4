/** @jest-environment jsdom */
import { createStructuredDataBlock } from '../../../src/services/browser/structuredData';

const blocks = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  );

it('puts what is published in the place of what was published before', () => {
  const publishOffice = createStructuredDataBlock();
  const publishRates = createStructuredDataBlock();
  expect(blocks()).toEqual([]);
  publishOffice({ '@type': 'FinancialService', name: 'Zmenáreň' });
  publishRates({ '@graph': [] });
  publishOffice({ '@type': 'FinancialService', name: 'Iná' });
  expect(blocks()).toEqual([{ '@type': 'FinancialService', name: 'Iná' }, { '@graph': [] }]);
});
