import type { Action } from '@reduxjs/toolkit';
import { sessionEnded, signInTakenBack, signOutRequested, userSignedIn, userSignedOut } from './authSlice';

/** Work on the staff's pages that outlives a session ended from outside (rule 61). */
export interface WaitingWork {
  /** The account that the work is waiting for; null while somebody is working on it. */
  readonly waitingFor: string | null;
}

/**
 * Keeps or drops work when a session ends or begins. Signing out drops it. After a session ended from outside, the work waits for
 * the same account, even if a sign-in of that account is taken back; a sign-in of another account drops it.
 */
export function afterSession<Work extends WaitingWork>(work: Work, event: Action, nothing: Work): Work {
  if (signOutRequested.match(event) || (userSignedOut.match(event) && work.waitingFor === null)) {
    return nothing;
  }
  if (sessionEnded.match(event)) {
    return { ...work, waitingFor: event.payload.email };
  }
  if (signInTakenBack.match(event)) {
    return { ...work, waitingFor: event.payload };
  }
  if (userSignedIn.match(event) && work.waitingFor !== null) {
    return work.waitingFor === event.payload ? { ...work, waitingFor: null } : nothing;
  }
  return work;
}
