import type { PublishStructuredData } from '../../ports/structuredData';

/** A block of the page for data that search engines read and no browser runs; what is published takes the earlier's place. */
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
