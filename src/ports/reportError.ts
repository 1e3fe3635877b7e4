/** Where an error that nobody could handle is told. */
export type ReportError = (error: unknown) => void;
