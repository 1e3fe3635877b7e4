import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { mergeWrites, PermissionDeniedError, StaleDataError } from './database';
import type { Database } from './database';
import { followLocation } from './eventStream';
import type { Follower } from './eventStream';
import { hashTree } from './hash';
import { InvalidCredentialError } from './identity';
import type { Identity, VerifiedCredential, VerifyCredential } from './identity';
import { assertNesting, InvalidDataError, toJsonWithArrays } from './json';
import { InvalidPathError, parsePath } from './path';
import type { Path } from './path';
import { readRestQuery } from './restQuery';
import { isBranch, sortedChildren } from './tree';
import type { Tree } from './tree';

/** A request to the REST interface. */
export interface RestRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer of the REST interface; its body is JSON, or missing. */
export interface RestResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A request that the REST interface can't serve, with the status that explains why. */
class RestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The REST interface of the database: `/path.json` with GET, PUT, PATCH, POST and DELETE. */
export class RestInterface {
  readonly #database: Database;
  readonly #verify: VerifyCredential;
  #lastKeyTime = 0;

  constructor(database: Database, verify: VerifyCredential) {
    this.#database = database;
    this.#verify = verify;
  }

  /** Answers one request, after what it stored would survive the end of the server; refusals are answers too. */
  async answer(request: RestRequest): Promise<RestResponse> {
    let response: RestResponse;
    try {
      response = this.#perform(request);
    } catch (error) {
      return refusal(error);
    }
    if (methodOf(request) !== 'GET') {
      await this.#database.saved();
    }
    return response;
  }

  /** Follows a location and its changes until the returned function is called, or returns a refusal. */
  follow(request: RestRequest, follower: Follower): (() => void) | RestResponse {
    try {
      if (readRestQuery(request.url.searchParams) !== null) {
        throw new RestError(400, 'Queries are not streamed here: read them, or follow the whole location');
      }
      return followLocation(this.#database, pathOf(request.url), this.#verifyCredential(request), follower);
    } catch (error) {
      return refusal(error);
    }
  }

  #perform(request: RestRequest): RestResponse {
    const path = pathOf(request.url);
    const { identity } = this.#verifyCredential(request);
    switch (methodOf(request)) {
      case 'GET':
        return this.#get(path, identity, request);
      case 'PUT': {
        const value = parseBody(request.body);
        return this.#replace(path, value, identity, request);
      }
      case 'DELETE':
        return this.#replace(path, null, identity, request);
      case 'PATCH': {
        const value = parseBody(request.body);
        if (typeof value !== 'object' || value === null || Array.isArray(value)) {
          throw new InvalidDataError('A PATCH takes an object');
        }
        refuseCondition(request);
        this.#database.commit(mergeWrites(path, value), identity);
        return written(request, value);
      }
      case 'POST': {
        const name = this.#newChildKey();
        this.#database.commit([{ path: [...path, name], value: parseBody(request.body) }], identity);
        return written(request, { name });
      }
      default:
        throw new RestError(405, `${request.method} is not supported`);
    }
  }

  /** A key that sorts after all earlier ones, even within one millisecond. */
  #newChildKey(): string {
    this.#lastKeyTime = Math.max(this.#database.now(), this.#lastKeyTime + 1);
    return `-${this.#lastKeyTime.toString(36).padStart(9, '0')}${randomBytes(6).toString('hex')}`;
  }

  #verifyCredential({ url, headers }: RestRequest): VerifiedCredential {
    const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    const credential = url.searchParams.get('auth') ?? url.searchParams.get('access_token') ?? bearer;
    return credential == null ? { identity: null, expiresAt: null } : this.#verify(credential);
  }

  #get(path: Path, identity: Identity, request: RestRequest): RestResponse {
    const query = readRestQuery(request.url.searchParams);
    if (query !== null) {
      return { status: 200, body: toJsonWithArrays(this.#database.select(path, query, identity)) };
    }
    const tree = this.#database.read(path, identity);
    const headers = etagHeaders(request, tree);
    const known = request.headers['if-none-match'];
    if (known !== undefined && known === etag(tree)) {
      return { status: 304, headers };
    }
    const shallow = request.url.searchParams.get('shallow') === 'true';
    return { status: 200, headers, body: shallow ? shallowJson(tree) : toJsonWithArrays(tree) };
  }

  /** PUT and DELETE, conditional if there is an `if-match`. */
  #replace(path: Path, value: unknown, identity: Identity, request: RestRequest): RestResponse {
    const expected = request.headers['if-match'];
    if (expected === undefined) {
      this.#database.commit([{ path, value }], identity);
    } else {
      try {
        this.#database.commitIfUnchanged({ path, value }, expected === emptyEtag ? '' : expected, identity);
      } catch (error) {
        if (!(error instanceof StaleDataError)) {
          throw error;
        }
        const tree = this.#database.read(path, identity);
        return { status: 412, headers: { ETag: etag(tree) }, body: toJsonWithArrays(tree) };
      }
    }
    return written(request, value);
  }
}

const emptyEtag = 'null_etag';

function etag(tree: Tree | null): string {
  return hashTree(tree) || emptyEtag;
}

function etagHeaders({ headers }: RestRequest, tree: Tree | null): Record<string, string> {
  return headers['x-firebase-etag'] === 'true' ? { ETag: etag(tree) } : {};
}

function written({ url }: RestRequest, body: unknown): RestResponse {
  return url.searchParams.get('print') === 'silent' ? { status: 204 } : { status: 200, body };
}

function shallowJson(tree: Tree | null): unknown {
  return isBranch(tree) ? Object.fromEntries(sortedChildren(tree).map(([key]) => [key, true])) : tree;
}

function pathOf(url: URL): Path {
  if (!url.pathname.endsWith('.json')) {
    throw new RestError(404, 'The address of a location ends in .json');
  }
  let text: string;
  try {
    text = decodeURIComponent(url.pathname.slice(0, -'.json'.length));
  } catch (error) {
    throw new InvalidPathError((error as Error).message, { cause: error });
  }
  return parsePath(text);
}

function methodOf({ method, url, headers }: RestRequest): string {
  const override = url.searchParams.get('x-http-method-override') ?? headers['x-http-method-override'];
  return (override === undefined ? method : String(override)).toUpperCase();
}

function parseBody(body: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw new InvalidDataError("Invalid data; couldn't parse JSON object, array, or value.", { cause: error });
  }
  assertNesting(value);
  return value;
}

function refuseCondition({ headers }: RestRequest): void {
  if (headers['if-match'] !== undefined) {
    throw new RestError(400, 'if-match is not supported for PATCH');
  }
}

function refusal(error: unknown): RestResponse {
  if (error instanceof RestError) {
    return { status: error.status, body: { error: error.message } };
  }
  if (error instanceof PermissionDeniedError) {
    return { status: 401, body: { error: 'Permission denied' } };
  }
  if (error instanceof InvalidCredentialError) {
    return { status: 401, body: { error: error.expired ? 'Auth token is expired' : 'Could not parse auth token.' } };
  }
  if (error instanceof InvalidPathError) {
    return { status: 400, body: { error: `Invalid path: ${error.message}` } };
  }
  if (error instanceof InvalidDataError) {
    return { status: 400, body: { error: error.message } };
  }
  throw error;
}
