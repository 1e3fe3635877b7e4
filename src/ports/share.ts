import type { AddressParameters } from './address';

/** What became of a link that was to be shared; of one that was handed over the device itself tells. */
export type ShareOutcome = 'handedOver' | 'copied' | 'refused';

/** Shares the page's address with these parameters by the device's own means, or copies it; never rejects. */
export type Share = (title: string, parameters: AddressParameters) => Promise<ShareOutcome>;
