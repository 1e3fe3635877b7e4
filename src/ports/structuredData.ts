/** Puts data for search engines into the page, replacing what was published before. */
export type PublishStructuredData = (data: object) => void;
