import type { ReportError } from '../../ports/reportError';

/** Errors that the visitor can't help are told to the console alone (rule 44). */
export const reportToConsole: ReportError = (error) => {
  // eslint-disable-next-line no-console -- the one place that writes to it
  console.error(error);
};
