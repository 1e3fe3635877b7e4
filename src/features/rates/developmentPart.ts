import type { ComponentType } from 'react';
import { createContext } from 'react';

export interface DevelopmentProps {
  /** Id of the currency's record. */
  readonly id: string;
  /** Id of the button that opened it. */
  readonly buttonId: string;
}

/** What shows a currency's last days; it comes when it is first opened, in a chunk of its own. */
export interface DevelopmentPart {
  readonly View: ComponentType<DevelopmentProps>;
  /** Has the days of the record with this id read, and followed until the returned function is called. */
  readonly open: (id: string) => () => void;
}

/** Downloads it; rejects when it can't be had, and may be called again then. */
export type LoadDevelopment = () => Promise<DevelopmentPart>;

/** The composition root fills this in; without it the rows have no button. */
export const DevelopmentContext = createContext<LoadDevelopment | null>(null);
