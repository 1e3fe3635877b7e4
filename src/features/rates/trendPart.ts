import type { ComponentType } from 'react';
import { createContext } from 'react';

export interface TrendProps {
  /** Id of the currency's record. */
  readonly id: string;
  /** Id of the button that opened it. */
  readonly buttonId: string;
}

/** The part that shows a currency's last days: a chunk of its own, downloaded when a visitor first opens one. */
export interface TrendPart {
  readonly View: ComponentType<TrendProps>;
  /** Starts reading the days of the record with this id, and follows them until the returned function is called. */
  readonly open: (id: string) => () => void;
}

/** Downloads the part; rejects when the download fails, and may then be called again. */
export type LoadTrend = () => Promise<TrendPart>;

/** The composition root provides the value; without it the rows have no button. */
export const TrendContext = createContext<LoadTrend | null>(null);
