import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { eventually } from '../support/eventually';
import type { FaultProxy } from '../support/faultProxy';
import { startFaultProxy } from '../support/faultProxy';

/** An echo server behind the proxy, and the text that reached it. */
let echo: Server;
let received: string;
let proxy: FaultProxy;
const clients: Socket[] = [];

beforeEach(async () => {
  received = '';
  echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received += data.toString();
      socket.write(data);
    });
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy((echo.address() as AddressInfo).port);
});

afterEach(async () => {
  clients.splice(0).forEach((client) => client.destroy());
  await proxy.stop();
  await new Promise((resolve) => echo.close(resolve));
});

interface Client {
  readonly socket: Socket;
  readonly answers: () => string;
  readonly isCut: () => boolean;
}

function open(): Client {
  const socket = createConnection({ port: proxy.port, host: '127.0.0.1' });
  clients.push(socket);
  let answers = '';
  let isCut = false;
  socket.on('data', (data) => {
    answers += data.toString();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isCut = true;
  });
  return { socket, answers: () => answers, isCut: () => isCut };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openAndGreet(): Promise<Client> {
  const client = open();
  client.socket.write('hello');
  await eventually(() => expect(client.answers()).toBe('hello'));
  return client;
}

describe('a fault proxy', () => {
  it('passes everything while there is no fault, the end too', async () => {
    const client = await openAndGreet();
    client.socket.end();
    await eventually(() => expect(client.isCut()).toBe(true));
  });

  it('refuses, and takes connections again afterwards on the same port', async () => {
    const client = await openAndGreet();
    const { port } = proxy;
    await proxy.setFault({ kind: 'refuse' });
    await eventually(() => expect(client.isCut()).toBe(true));
    const refused = open();
    await eventually(() => expect(refused.isCut()).toBe(true));
    await proxy.setFault({ kind: 'none' });
    expect(proxy.port).toBe(port);
    await openAndGreet();
  });

  it('cuts what is open and nothing else', async () => {
    const client = await openAndGreet();
    proxy.cut();
    await eventually(() => expect(client.isCut()).toBe(true));
    await openAndGreet();
  });

  it('holds both ways, and delivers afterwards even what its sender gave up', async () => {
    await proxy.setFault({ kind: 'hold', directions: ['up', 'down'], afterwards: 'deliver' });
    const patient = open();
    patient.socket.write('patient');
    const impatient = open();
    impatient.socket.write('impatient');
    await pause(100);
    impatient.socket.destroy();
    expect(received).toBe('');
    await proxy.setFault({ kind: 'none' });
    await eventually(() => expect(patient.answers()).toBe('patient'));
    await eventually(() => expect(received).toContain('impatient'));
  });

  it('holds and loses', async () => {
    await proxy.setFault({ kind: 'hold', directions: ['up', 'down'], afterwards: 'lose' });
    const client = open();
    client.socket.write('lost');
    await pause(100);
    await proxy.setFault({ kind: 'none' });
    await eventually(() => expect(client.isCut()).toBe(true));
    expect(received).toBe('');
  });

  it('holds the answers alone', async () => {
    await proxy.setFault({ kind: 'hold', directions: ['down'], afterwards: 'deliver' });
    const client = open();
    client.socket.write('written');
    await eventually(() => expect(received).toBe('written'));
    await pause(50);
    expect(client.answers()).toBe('');
    await proxy.setFault({ kind: 'none' });
    await eventually(() => expect(client.answers()).toBe('written'));
  });

  it('delays', async () => {
    await proxy.setFault({ kind: 'delay', milliseconds: 150 });
    const client = open();
    const start = Date.now();
    client.socket.write('slow');
    await eventually(() => expect(client.answers()).toBe('slow'));
    expect(Date.now() - start).toBeGreaterThanOrEqual(290);
  });

  it('throttles', async () => {
    await proxy.setFault({ kind: 'throttle', bytesPerSecond: 1_000 });
    const client = open();
    const start = Date.now();
    client.socket.write('x'.repeat(300));
    await eventually(() => expect(client.answers()).toHaveLength(300));
    expect(Date.now() - start).toBeGreaterThanOrEqual(240);
  });

  it.each(['up', 'down'] as const)('cuts in the middle of what goes %s', async (direction) => {
    await proxy.setFault({ kind: 'cutMidFrame', direction });
    const client = open();
    client.socket.write('abcdefgh');
    await eventually(() => expect(client.isCut()).toBe(true));
    expect(received).toBe(direction === 'up' ? 'abcd' : 'abcdefgh');
    expect('abcd').toContain(client.answers());
  });

  it('tells before it passes on what begins as asked, once', async () => {
    const told: string[] = [];
    proxy.onceBefore('up', 'PATCH ', () => told.push(received));
    const client = open();
    client.socket.write('GET /');
    await eventually(() => expect(received).toBe('GET /'));
    client.socket.write('PATCH /');
    await eventually(() => expect(received).toBe('GET /PATCH /'));
    client.socket.write('PATCH /');
    await eventually(() => expect(received).toBe('GET /PATCH /PATCH /'));
    expect(told).toEqual(['GET /']);
  });
});
