import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { closuresOf } from '../../domain/notices/closures';
import type { Notice } from '../../domain/notices/notice';
import type { OpeningTimes } from '../../domain/time/openingHours';
import { useSite } from '../../site/useSite';
import type { NoticesState } from './noticesSlice';

/** The part of the store's state that holds the notices once they have come. */
export interface NoticesRootState {
  readonly notices?: NoticesState | undefined;
}

const NO_NOTICES: readonly Notice[] = [];

/** The known notices that hold now or later. */
export const selectNotices = ({ notices }: NoticesRootState): readonly Notice[] =>
  notices !== undefined && 'notices' in notices ? notices.notices : NO_NOTICES;

/** The closures among the known notices. */
export const selectClosures = createSelector([selectNotices], closuresOf);

/** The opening hours with all closures: the office's own, and the ones that staff have published (rule 105). */
export function useOpeningTimes(): OpeningTimes {
  const { openingHours, closures, timeZone } = useSite().office;
  const published = useSelector(selectClosures);
  return useMemo(
    () => ({ openingHours, closures: [...closures, ...published], timeZone }),
    [openingHours, closures, published, timeZone],
  );
}
