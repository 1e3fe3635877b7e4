/** Entry of the chunk that describes the office and its rates to search engines; nothing that visitors see waits for it. */
import type { AppStore } from './app/store';
import { followClosures } from './features/office/followClosures';
import { watchStructuredRates } from './features/rates/structuredRatesSaga';
import { createStructuredDataBlock } from './services/browser/structuredData';
import type { Site } from './site/site';
import { structuredOffice } from './site/structuredOffice';

export function openStructuredData(appStore: AppStore, site: Site): void {
  const publishOffice = createStructuredDataBlock();
  followClosures(appStore.store, (closures) => publishOffice(structuredOffice(site, closures)));
  appStore.runSaga(watchStructuredRates, {
    publish: createStructuredDataBlock(),
    columns: site.words.rates.columns,
    currencyOrder: site.office.currencyOrder,
  });
}
