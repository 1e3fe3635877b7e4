import type { Database } from './database';
import type { VerifiedCredential } from './identity';
import { toJsonWithArrays } from './json';
import { Listens } from './listens';
import type { Push } from './listens';
import { formatPath } from './path';
import type { Path } from './path';
import { maxTimerMs } from './timer';

/** The events that Firebase streams over REST. */
export type StreamEvent = 'put' | 'patch' | 'keep-alive' | 'cancel' | 'auth_revoked';

/** Receives the events of a location. */
export interface Follower {
  tell(event: StreamEvent, data: unknown): void;
  /** Called when nothing more will come. */
  end(): void;
}

const keepAliveMs = 30_000;

/**
 * Reports the data at a location and every change to the follower, until the location may no longer be read or the
 * returned function is called. Throws PermissionDeniedError.
 */
export function followLocation(
  database: Database,
  path: Path,
  { identity, expiresAt }: VerifiedCredential,
  follower: Follower,
): () => void {
  const stops: (() => void)[] = [];
  const stop = (): void => stops.forEach((stopOne) => stopOne());
  const finish = (event: StreamEvent, data: unknown): void => {
    follower.tell(event, data);
    stop();
    follower.end();
  };
  const pass = ({ a, b }: Push): void => {
    if (a === 'c') {
      finish('cancel', null);
    } else {
      follower.tell(a === 'm' ? 'patch' : 'put', { path: below(path, String(b['p'])), data: b['d'] });
    }
  };

  const listens = new Listens(database, pass, toJsonWithArrays);
  listens.add({ path, query: null, tag: null }, null, identity);
  stops.push(database.onChange((paths) => listens.tell(paths, identity)));
  const keepAlive = setInterval(() => follower.tell('keep-alive', null), keepAliveMs).unref();
  stops.push(() => clearInterval(keepAlive));
  if (expiresAt !== null) {
    const lifetime = Math.min(expiresAt - database.now(), maxTimerMs);
    const expiry = setTimeout(() => finish('auth_revoked', 'credential is no longer valid'), lifetime).unref();
    stops.push(() => clearTimeout(expiry));
  }
  return stop;
}

/** The changed path relative to the followed one, with a leading slash. */
function below(followed: Path, changed: string): string {
  return `/${changed.slice(formatPath(followed).length).replace(/^\//, '')}`;
}
