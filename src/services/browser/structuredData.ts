import type { PublishStructuredData } from '../../ports/structuredData';

/** A block in the page for data that search engines read and browsers don't run; new data replace the earlier ones. */
export function createStructuredDataBlock(): PublishStructuredData {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  return (data) => {
    block.textContent = JSON.stringify(data);
    if (!block.isConnected) {
      document.head.append(block);
    }
  };
}
