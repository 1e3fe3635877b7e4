import type { ComponentType, ReactNode } from 'react';
import type { StaffPage } from '../site/paths';

/** The screens that come with the staff chunk. */
export interface StaffScreens {
  readonly signIn: ComponentType;
  /** Surrounds every page of signed-in staff, and stays mounted while they move between pages. */
  readonly layout: ComponentType<{ readonly children: ReactNode }>;
  readonly pages: Readonly<Record<StaffPage, ComponentType>>;
}

/** Downloads and installs the staff area; rejects when it cannot be downloaded, and may then be called again. */
export type LoadStaff = () => Promise<StaffScreens>;
