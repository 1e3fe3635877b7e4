/** Hands the page to the browser's own printing. */
export type PrintPage = () => void;
