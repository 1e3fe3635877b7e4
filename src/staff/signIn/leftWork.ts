/** Work at the staff's pages that outlives a session which ended from outside (rule 61). */
export interface LeftWork {
  /** Whose work it is while it waits for that account; null while somebody is at it. */
  readonly leftBy: string | null;
}

/** What becomes of work when nobody is signed in any more: only what waits for its account stays. */
export function afterSignOut<Work extends LeftWork>(work: Work, nothing: Work): Work {
  return work.leftBy === null ? nothing : work;
}

/** What becomes of work when an account signs in: it goes on with its own, and another one's is forgotten. */
export function afterSignIn<Work extends LeftWork>(work: Work, email: string, nothing: Work): Work {
  if (work.leftBy === null) {
    return work;
  }
  return work.leftBy === email ? { ...work, leftBy: null } : nothing;
}
