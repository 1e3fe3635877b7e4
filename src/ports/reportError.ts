/** Reports an error that no other code could handle. */
export type ReportError = (error: unknown) => void;
