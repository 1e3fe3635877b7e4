import type { Action } from '@reduxjs/toolkit';
import { sessionEnded, signOutRequested, userSignedIn, userSignedOut } from './authSlice';

/** Work at the staff's pages that outlives a session which ended from outside (rule 61). */
export interface LeftWork {
  /** Whose work it is while it waits for that account; null while somebody is at it. */
  readonly leftBy: string | null;
}

/**
 * What becomes of work when a session ends or begins. Signing out forgets it. What was typed when the session ended from outside
 * waits for the same account, and another one's is forgotten.
 */
export function afterSession<Work extends LeftWork>(work: Work, event: Action, nothing: Work): Work {
  if (signOutRequested.match(event) || (userSignedOut.match(event) && work.leftBy === null)) {
    return nothing;
  }
  if (sessionEnded.match(event)) {
    return { ...work, leftBy: event.payload.email };
  }
  if (userSignedIn.match(event) && work.leftBy !== null) {
    return work.leftBy === event.payload ? { ...work, leftBy: null } : nothing;
  }
  return work;
}
