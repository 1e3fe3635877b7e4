import type { ComponentType } from 'react';

/** The screens that come with the staff chunk. */
export interface StaffScreens {
  readonly rateEditor: ComponentType;
  readonly signIn: ComponentType;
}

/** Downloads and installs the staff area; rejects when it cannot be downloaded, and may be called again then. */
export type LoadStaff = () => Promise<StaffScreens>;
