import { connect } from 'node:net';
import { request } from 'node:http';
import { WebSocket } from 'ws';
import type { LocalBackend } from '../../../local/backend';
import { startTestBackend } from '../../support/localBackend';

let backend: LocalBackend;

beforeAll(async () => {
  ({ backend } = await startTestBackend());
});

afterAll(() => backend.stop());

const foreign = [
  'https://evil.example',
  'http://127.0.0.1.evil.example:8080',
  'http://localhost.evil.example',
  'http://127.0.0.2:8080',
  'http://[::2]',
  'null',
  '',
];
const local = ['http://127.0.0.1:8080', 'http://localhost:5000', 'https://localhost', 'http://[::1]:8080', undefined];

describe('a web socket', () => {
  /** Opens a socket as a page of this origin would; returns "open" or the error's message. */
  async function openFrom(origin: string | undefined): Promise<string> {
    const headers = origin === undefined ? {} : { Origin: origin };
    const socket = new WebSocket(`ws://127.0.0.1:${backend.databasePort}/.ws?v=5`, { headers });
    const result = new Promise<string>((resolve) => {
      socket.once('open', () => resolve('open'));
      socket.once('error', ({ message }) => resolve(message));
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await result;
    socket.close();
    await closed;
    return result;
  }

  it.each(foreign)('is refused to a page of %j', async (origin) => {
    expect(await openFrom(origin)).toBe('Unexpected server response: 403');
  });

  it('that is refused and reset harms nobody else', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(backend.databasePort, '127.0.0.1', () => {
          socket.write('GET /.ws?v=5 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n');
          socket.write('Connection: Upgrade\r\nOrigin: https://evil.example\r\n\r\n');
        });
        socket.once('data', () => socket.resetAndDestroy()).once('close', () => resolve());
      });
    }
    expect(await openFrom(undefined)).toBe('open');
  });

  it.each(local)('is open to a page of %j', async (origin) => {
    expect(await openFrom(origin)).toBe('open');
  });
});

describe('a request', () => {
  const addresses = () => [
    `http://127.0.0.1:${backend.databasePort}/currencies/usd/buy.json?auth=owner&x-http-method-override=PUT`,
    `http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
  ];

  it.each(foreign)('is refused to a page of %j, and its preflight too', async (origin) => {
    for (const address of addresses()) {
      for (const method of ['POST', 'OPTIONS']) {
        const answer = await fetch(address, { method, headers: { Origin: origin }, ...(method === 'POST' ? { body: '9' } : {}) });
        expect(answer.status).toBe(403);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect(backend.read('currencies/usd/buy')).toBe(1.187);
  });

  /** The status of a request for a removal, as a picture of a page would ask for it. */
  const removalWith = (headers: Readonly<Record<string, string>>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const path = '/currencies/usd.json?auth=owner&x-http-method-override=DELETE';
      request({ port: backend.databasePort, path, headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });

  it.each([
    ['a picture or link of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page whose own name was pointed at this machine', { Host: 'evil.example' }],
  ])('is refused to %s', async (_case, headers) => {
    expect(await removalWith(headers)).toBe(403);
    expect(backend.read('currencies/usd/buy')).toBe(1.187);
  });

  it.each(local)('is answered to a page of %j', async (origin) => {
    const headers: Record<string, string> = origin === undefined ? {} : { Origin: origin };
    for (const address of addresses()) {
      const preflight = await fetch(address, { method: 'OPTIONS', headers });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin ?? '*');
    }
  });
});
