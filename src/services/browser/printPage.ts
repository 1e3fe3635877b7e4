import type { PrintPage } from '../../ports/printPage';

/** Opens the browser's own dialog for printing; it prints the page as its styles for paper have it. */
export const printPage: PrintPage = () => window.print();
