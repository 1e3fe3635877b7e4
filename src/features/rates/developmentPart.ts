import type { ComponentType } from 'react';
import { createContext } from 'react';

export interface DevelopmentProps {
  /** Id of the currency's record. */
  readonly id: string;
  /** Id of the button that opened it. */
  readonly buttonId: string;
}

/** The part that shows a currency's last days: a chunk of its own, downloaded when a visitor first opens one. */
export interface DevelopmentPart {
  readonly View: ComponentType<DevelopmentProps>;
  /** Starts reading the days of the record with this id, and follows them until the returned function is called. */
  readonly open: (id: string) => () => void;
}

/** Downloads the part; rejects when the download fails, and may then be called again. */
export type LoadDevelopment = () => Promise<DevelopmentPart>;

/** The composition root provides the value; without it the rows have no button. */
export const DevelopmentContext = createContext<LoadDevelopment | null>(null);
