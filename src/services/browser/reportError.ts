import type { ReportError } from '../../ports/reportError';

/** Writes errors that the visitor can't do anything about to the console only (rule 44). */
export const reportToConsole: ReportError = (error) => {
  // eslint-disable-next-line no-console -- the one place that writes to it
  console.error(error);
};
