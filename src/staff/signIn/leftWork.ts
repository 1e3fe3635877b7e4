import type { Action } from '@reduxjs/toolkit';
import { sessionEnded, signInTakenBack, signOutRequested, userSignedIn, userSignedOut } from './authSlice';

/** Work on the staff's pages that outlives a session ended from outside (rule 61). */
export interface LeftWork {
  /** The account that the work is waiting for; null while somebody is working on it. */
  readonly leftBy: string | null;
}

/**
 * Keeps or drops work when a session ends or begins. Signing out drops it. After a session ended from outside, the work waits for
 * the same account, even if a sign-in of that account is taken back; a sign-in of another account drops it.
 */
export function afterSession<Work extends LeftWork>(work: Work, event: Action, nothing: Work): Work {
  if (signOutRequested.match(event) || (userSignedOut.match(event) && work.leftBy === null)) {
    return nothing;
  }
  if (sessionEnded.match(event)) {
    return { ...work, leftBy: event.payload.email };
  }
  if (signInTakenBack.match(event)) {
    return { ...work, leftBy: event.payload };
  }
  if (userSignedIn.match(event) && work.leftBy !== null) {
    return work.leftBy === event.payload ? { ...work, leftBy: null } : nothing;
  }
  return work;
}
