import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

const HOST = '127.0.0.1';

/** `up` runs from the browser to the server, `down` back. */
export type Direction = 'up' | 'down';

/** A fault that the proxy causes on its connections. */
export type LinkFault =
  | { readonly kind: 'none' }
  /** Refuses new connections and cuts open ones. */
  | { readonly kind: 'refuse' }
  /** Accepts connections but passes no data; the held data is delivered or lost when the fault ends. */
  | { readonly kind: 'hold'; readonly directions: readonly Direction[]; readonly afterwards: 'deliver' | 'lose' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'throttle'; readonly bytesPerSecond: number }
  /** Passes half of the next piece of data, then cuts the connection. */
  | { readonly kind: 'cutMidFrame'; readonly direction: Direction };

/** A TCP proxy that causes the chosen fault on the connections through it. */
export interface FaultProxy {
  readonly port: number;
  /** Number of bytes received so far. */
  readonly passed: Readonly<Record<Direction, number>>;
  /** Sets the fault for open and new connections. */
  setFault(fault: LinkFault): Promise<void>;
  /** Cuts the open connections; new ones pass. */
  cut(): void;
  /** Calls back once, before passing on data with the given beginning. */
  onceBefore(direction: Direction, beginning: string, callback: () => void): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a local server; port 0 picks a free port. */
export async function startFaultProxy(targetPort: number, port = 0): Promise<FaultProxy> {
  const proxy = new TcpProxy(targetPort);
  await proxy.listen(port);
  return proxy;
}

const NO_FAULT: LinkFault = { kind: 'none' };
const THROTTLE_STEPS_A_SECOND = 20;

interface Watch {
  readonly direction: Direction;
  readonly beginning: string;
  readonly callback: () => void;
}

class TcpProxy implements FaultProxy {
  port = 0;
  readonly passed = { up: 0, down: 0 };
  readonly #targetPort: number;
  readonly #links = new Set<Link>();
  #server: Server | null = null;
  #fault: LinkFault = NO_FAULT;
  #changed = deferred();
  #watches: readonly Watch[] = [];

  constructor(targetPort: number) {
    this.#targetPort = targetPort;
  }

  async listen(port: number): Promise<void> {
    const server = createServer({ noDelay: true }, (client) => this.#connect(client));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, HOST, resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async setFault(fault: LinkFault): Promise<void> {
    const before = this.#fault;
    this.#fault = fault;
    if (before.kind === 'hold' && before.afterwards === 'lose') {
      this.cut();
    }
    this.#changed.resolve();
    this.#changed = deferred();
    if (fault.kind === 'refuse') {
      await this.#close();
    } else if (this.#server === null) {
      await this.listen(this.port);
    }
  }

  cut(): void {
    this.#links.forEach((link) => link.cut());
  }

  onceBefore(direction: Direction, beginning: string, callback: () => void): void {
    this.#watches = [...this.#watches, { direction, beginning, callback }];
  }

  async stop(): Promise<void> {
    this.#fault = NO_FAULT;
    this.#changed.resolve();
    await this.#close();
  }

  async #close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    this.cut();
    if (server) {
      await new Promise((resolve) => server.close(resolve));
    }
  }

  #connect(client: Socket): void {
    const server = createConnection({ port: this.#targetPort, host: HOST, noDelay: true });
    const link = new Link(client, server);
    this.#links.add(link);
    link.onCut(() => this.#links.delete(link));
    void this.#pump(link, client, server, 'up');
    void this.#pump(link, server, client, 'down');
  }

  async #pump(link: Link, source: Socket, target: Socket, direction: Direction): Promise<void> {
    try {
      for await (const data of source as AsyncIterable<Buffer>) {
        this.passed[direction] += data.length;
        this.#tell(direction, data);
        await this.#pass(link, data, target, direction);
      }
      target.end();
    } catch {
      // One side broke; the other side must not wait.
      link.cut();
    }
  }

  #tell(direction: Direction, data: Buffer): void {
    const told = this.#watches.filter(
      (watch) => watch.direction === direction && data.toString('latin1', 0, watch.beginning.length) === watch.beginning,
    );
    this.#watches = this.#watches.filter((watch) => !told.includes(watch));
    told.forEach(({ callback }) => callback());
  }

  async #pass(link: Link, data: Buffer, target: Socket, direction: Direction): Promise<void> {
    const fault = this.#fault;
    switch (fault.kind) {
      case 'none':
      case 'refuse':
        return write(target, data);
      case 'hold':
        if (!fault.directions.includes(direction)) {
          return write(target, data);
        }
        // Data that the browser sent before giving up may still arrive: the network has it already.
        await this.#changed.promise;
        return this.#pass(link, data, target, direction);
      case 'delay':
        await sleep(fault.milliseconds);
        return write(target, data);
      case 'throttle':
        return writeSlowly(target, data, fault.bytesPerSecond);
      case 'cutMidFrame':
        if (fault.direction !== direction) {
          return write(target, data);
        }
        await write(target, data.subarray(0, Math.floor(data.length / 2)));
        link.cut();
    }
  }
}

/** The two sockets of one connection, one on each side of the proxy. */
class Link {
  readonly #sockets: readonly Socket[];

  constructor(client: Socket, server: Socket) {
    this.#sockets = [client, server];
    // An error without a listener would end the process. The 'close' listeners handle what follows from the cut.
    this.#sockets.forEach((socket) => socket.on('error', () => this.cut()));
  }

  onCut(callback: () => void): void {
    this.#sockets.forEach((socket) => socket.once('close', callback));
  }

  cut(): void {
    this.#sockets.forEach((socket) => socket.resetAndDestroy());
  }
}

function write(target: Socket, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(data, (error) => (error ? reject(error) : resolve()));
  });
}

async function writeSlowly(target: Socket, data: Buffer, bytesPerSecond: number): Promise<void> {
  const step = Math.max(1, Math.floor(bytesPerSecond / THROTTLE_STEPS_A_SECOND));
  for (let start = 0; start < data.length; start += step) {
    await write(target, data.subarray(start, start + step));
    await sleep(1_000 / THROTTLE_STEPS_A_SECOND);
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
