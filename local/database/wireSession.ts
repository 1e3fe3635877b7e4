import { mergeWrites, PermissionDeniedError, StaleDataError } from './database';
import type { Database, Write } from './database';
import { InvalidCredentialError } from './identity';
import type { Identity, VerifyCredential } from './identity';
import { assertNesting, InvalidDataError, toJson } from './json';
import { Listens } from './listens';
import type { Listen, Push } from './listens';
import { InvalidPathError, isWithin, parsePath } from './path';
import { ProtocolError } from './protocolError';
import { readQuery } from './query';
import { maxTimerMs } from './timer';

/** A request of the SDK: its number, an action and the action's data. */
interface Request {
  readonly r: number;
  readonly a: string;
  readonly b: Readonly<Record<string, unknown>>;
}

type Status = 'ok' | 'permission_denied' | 'datastale' | 'invalid_token' | 'expired_token' | 'invalid_request' | 'unavailable';

interface Answer {
  readonly s: Status;
  readonly d: unknown;
}

/** The actions that are answered only when what they stored would survive the end of the server. */
const storingActions: ReadonlySet<string> = new Set(['p', 'm']);

const ok = (data: unknown = {}): Answer => ({ s: 'ok', d: data });

/** One client of the database, from its first message to the end of its connection. */
export class WireSession {
  readonly #database: Database;
  readonly #verify: VerifyCredential;
  readonly #send: (message: object) => void;
  readonly #listens: Listens;
  readonly #stopFollowing: () => void;
  readonly #actions: ReadonlyMap<string, (body: Request['b']) => Answer>;
  #identity: Identity = null;
  #expiry: NodeJS.Timeout | undefined;
  #onDisconnect: (readonly Write[])[] = [];

  constructor(database: Database, verify: VerifyCredential, send: (message: object) => void) {
    this.#database = database;
    this.#verify = verify;
    this.#send = send;
    this.#listens = new Listens(database, (push) => this.#push(push));
    this.#stopFollowing = database.onChange((paths) => this.#listens.tell(paths, this.#identity));
    this.#actions = new Map<string, (body: Request['b']) => Answer>([
      ['q', (body) => this.#listen(body)],
      ['n', (body) => this.#unlisten(body)],
      ['g', (body) => this.#get(body)],
      ['p', (body) => this.#put(body)],
      ['m', (body) => this.#merge(body)],
      ['o', (body) => this.#keepForDisconnect([{ path: pathOf(body), value: body['d'] }])],
      ['om', (body) => this.#keepForDisconnect(mergeWrites(pathOf(body), objectOf(body['d'])))],
      ['oc', (body) => this.#cancelForDisconnect(body)],
      ['auth', (body) => this.#authenticate(body)],
      ['gauth', (body) => this.#authenticate(body)],
      ['unauth', () => this.#become(null)],
      // Statistics and app check mean nothing here; the SDK only needs an answer to them.
      ['s', () => ok()],
      ['appcheck', () => ok()],
      ['unappeck', () => ok()],
    ]);
  }

  /** Accepts one message of the client; throws ProtocolError when it is invalid. */
  receive(text: string): void {
    const { t, d } = parseMessage(text);
    if (t === 'd') {
      const request = requestOf(d);
      const answer = this.#answer(request);
      const send = (b: Answer): void => this.#send({ t: 'd', d: { r: request.r, b } });
      if (answer.s === 'ok' && storingActions.has(request.a)) {
        this.#database.saved().then(
          () => send(answer),
          () => send({ s: 'unavailable', d: 'The data cannot be stored' }),
        );
      } else {
        send(answer);
      }
    } else if (t === 'c' && d['t'] === 'p') {
      this.#send({ t: 'c', d: { t: 'o', d: {} } });
    }
  }

  /** Ends the session and performs the client's writes for that case. */
  close(): void {
    this.#stopFollowing();
    clearTimeout(this.#expiry);
    for (const writes of this.#onDisconnect) {
      try {
        this.#database.commit(writes, this.#identity);
      } catch (error) {
        // Writes that have become forbidden or impossible are dropped, as on Firebase: there is no client left to
        // notify.
        if (!(error instanceof PermissionDeniedError || error instanceof InvalidDataError)) {
          throw error;
        }
      }
    }
  }

  #push(push: Push): void {
    this.#send({ t: 'd', d: push });
  }

  #answer({ a, b }: Request): Answer {
    const action = this.#actions.get(a);
    if (action === undefined) {
      return { s: 'invalid_request', d: `Unknown action ${JSON.stringify(a)}` };
    }
    try {
      assertNesting(b);
      return action(b);
    } catch (error) {
      return refusal(error);
    }
  }

  #listen(body: Request['b']): Answer {
    const listen = listenOf(body);
    this.#listens.add(listen, body['h'], this.#identity);
    // Makes the SDK print a warning; the data are the same.
    return listen.query === null || this.#database.isIndexed(listen.path, listen.query) ? ok() : ok({ w: ['no_index'] });
  }

  #unlisten(body: Request['b']): Answer {
    this.#listens.remove(listenOf(body));
    return ok();
  }

  #get(body: Request['b']): Answer {
    return ok(toJson(this.#database.select(pathOf(body), readQuery(body['q'] ?? {}), this.#identity)));
  }

  #put(body: Request['b']): Answer {
    const write = { path: pathOf(body), value: body['d'] };
    if (typeof body['h'] === 'string') {
      this.#database.commitIfUnchanged(write, body['h'], this.#identity);
    } else {
      this.#database.commit([write], this.#identity);
    }
    return ok('');
  }

  #merge(body: Request['b']): Answer {
    this.#database.commit(mergeWrites(pathOf(body), objectOf(body['d'])), this.#identity);
    return ok('');
  }

  #keepForDisconnect(writes: readonly Write[]): Answer {
    this.#database.check(writes, this.#identity);
    this.#onDisconnect.push(writes);
    return ok();
  }

  #cancelForDisconnect(body: Request['b']): Answer {
    const path = pathOf(body);
    this.#onDisconnect = this.#onDisconnect.map((writes) => writes.filter((write) => !isWithin(write.path, path)));
    return ok();
  }

  #authenticate(body: Request['b']): Answer {
    const { identity, expiresAt } = this.#verify(textOf(body, 'cred'));
    this.#become(identity);
    if (expiresAt !== null) {
      const lifetime = Math.min(expiresAt - this.#database.now(), maxTimerMs);
      this.#expiry = setTimeout(() => this.#expire(), lifetime).unref();
    }
    return ok({ auth: typeof identity === 'symbol' ? null : identity });
  }

  #become(identity: Identity): Answer {
    clearTimeout(this.#expiry);
    this.#identity = identity;
    this.#listens.cancelForbidden(identity);
    return ok();
  }

  #expire(): void {
    this.#become(null);
    this.#push({ a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } });
  }
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

function parseMessage(text: string): { readonly t: unknown; readonly d: Members } {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch (error) {
    throw new ProtocolError(1007, 'A message is JSON', { cause: error });
  }
  if (!isObject(message) || !isObject(message['d'])) {
    throw new ProtocolError(1007, 'A message has a type and data');
  }
  return { t: message['t'], d: message['d'] };
}

function requestOf({ r, a, b }: Members): Request {
  if (typeof r !== 'number' || typeof a !== 'string' || !isObject(b)) {
    throw new ProtocolError(1007, 'A request has a number, an action and a body');
  }
  return { r, a, b };
}

function pathOf(body: Request['b']): readonly string[] {
  return parsePath(textOf(body, 'p'));
}

function textOf(body: Request['b'], member: string): string {
  const value = body[member];
  if (typeof value !== 'string') {
    throw new InvalidDataError(`A request's ${JSON.stringify(member)} is a text`);
  }
  return value;
}

function objectOf(value: unknown): object {
  if (!isObject(value)) {
    throw new InvalidDataError('A merge takes an object');
  }
  return value;
}

function listenOf(body: Request['b']): Listen {
  return {
    path: pathOf(body),
    query: body['q'] === undefined ? null : readQuery(body['q']),
    tag: typeof body['t'] === 'number' ? body['t'] : null,
  };
}

function refusal(error: unknown): Answer {
  if (error instanceof PermissionDeniedError) {
    return { s: 'permission_denied', d: error.message };
  }
  if (error instanceof StaleDataError) {
    return { s: 'datastale', d: error.message };
  }
  if (error instanceof InvalidCredentialError) {
    return { s: error.expired ? 'expired_token' : 'invalid_token', d: error.message };
  }
  if (error instanceof InvalidDataError || error instanceof InvalidPathError) {
    return { s: 'invalid_request', d: error.message };
  }
  throw error;
}
