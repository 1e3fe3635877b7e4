import type { PrintPage } from '../../ports/printPage';

/** Opens the browser's print dialog; the page prints with its styles for paper. */
export const printPage: PrintPage = () => window.print();
