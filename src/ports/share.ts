import type { AddressParameters } from './address';

/** What became of a link to share; once the device has taken it over, the device itself shows the outcome. */
export type ShareOutcome = 'handedOver' | 'copied' | 'refused';

/** Shares the page's address with these parameters through the device's own menu, or copies it; never rejects. */
export type Share = (title: string, parameters: AddressParameters) => Promise<ShareOutcome>;
