import type { ComponentType, ReactNode } from 'react';
import type { StaffPage } from '../site/paths';

/** The screens that come with the staff chunk. */
export interface StaffScreens {
  readonly signIn: ComponentType;
  /** What stands around every page of signed-in staff, and stays while one moves among them. */
  readonly layout: ComponentType<{ readonly children: ReactNode }>;
  readonly pages: Readonly<Record<StaffPage, ComponentType>>;
}

/** Downloads and installs the staff area; rejects when it cannot be downloaded, and may be called again then. */
export type LoadStaff = () => Promise<StaffScreens>;
