/** Opens the browser's own printing of the page. */
export type PrintPage = () => void;
