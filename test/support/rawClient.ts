import { createHash } from 'node:crypto';
import { WebSocket } from 'ws';

/** The SDK's hash of the number 1: type and IEEE 754 bits. */
export const hashOfOne = createHash('sha1').update('number:3ff0000000000000').digest('base64');

interface Message {
  readonly t: string;
  readonly d: { readonly r?: number; readonly a?: string; readonly b?: unknown; readonly [member: string]: unknown };
}

/** A client that speaks the database's socket protocol by hand. */
export class RawClient {
  readonly messages: Message[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #wake: () => void = () => undefined;
  #requests = 0;

  private constructor(port: number) {
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=demo-zmenaren-default-rtdb`);
    this.closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.on('message', (data: Buffer) => {
      this.messages.push(JSON.parse(data.toString()) as Message);
      this.#wake();
    });
  }

  /** Opens a client and waits for the server's greeting. */
  static async open(port: number): Promise<RawClient> {
    const client = new RawClient(port);
    await client.first(({ t }) => t === 'c');
    return client;
  }

  /** The first message, past or future, for which the condition holds. */
  async first(holds: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.messages.find(holds);
      if (found !== undefined) {
        return found;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Sends a request and waits for its answer. */
  async ask(action: string, body: object): Promise<unknown> {
    this.#requests += 1;
    const number = this.#requests;
    this.send(JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } }));
    return (await this.first((message) => message.d.r === number)).d.b;
  }

  /** The action and body of each message that the server has pushed since the last call. */
  takePushes(): unknown[] {
    const pushes = this.messages.filter(({ d }) => d.a !== undefined).map(({ d }) => [d.a, d.b]);
    this.messages.length = 0;
    return pushes;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.closed;
  }
}
