/** Puts data for search engines into the page, in the place of what was published before. */
export type PublishStructuredData = (data: object) => void;
