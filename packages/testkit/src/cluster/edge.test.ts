import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../until.ts';
import { type Edge, openEdge } from './edge.ts';

let echo: Server;
let edge: Edge;
let echoPort: number;
const accepted = new Set<Socket>();
const clients = new Set<Socket>();
beforeAll(async () => {
  echo = createServer((socket) => {
    accepted.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => accepted.delete(socket));
    socket.pipe(socket);
  });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  echoPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  edge = await openEdge('a → b', () => echoPort);
});
afterAll(() => {
  for (const client of clients) client.destroy();
  edge.close();
  echo.close();
});

/** A connection over the edge, and what has come back on it. */
function open(port = edge.port) {
  const socket = connect(port, '127.0.0.1');
  clients.add(socket);
  const client = { socket, received: '', isClosed: false };
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    client.received += piece;
  });
  socket.once('close', () => {
    client.isClosed = true;
  });
  return client;
}

/** Past the edge: what was sent over the edge before would have arrived by now. */
async function roundTrip(): Promise<void> {
  const client = open(echoPort);
  client.socket.write('x');
  await until(() => client.received === 'x');
  client.socket.destroy();
  await until(() => client.isClosed);
}

test('an edge passes everything on, in order, and the end too', async () => {
  const client = open();
  const sent = Array.from({ length: 2_000 }, (_, at) => `${at} `.repeat(50)).join();
  client.socket.end(sent);
  await until(() => client.isClosed);
  expect(client.received).toBe(sent);
});

test('a cut edge resets connections and accepts none, until it is healed', async () => {
  const before = open();
  before.socket.write('a');
  await until(() => before.received === 'a');
  edge.set({ kind: 'cut' });
  await until(() => before.isClosed && accepted.size === 0);
  const during = open();
  await until(() => during.isClosed);
  edge.set({ kind: 'pass' });
  const after = open();
  after.socket.write('b');
  await until(() => after.received === 'b');
});

test('an edge refuses connections like a process that does not listen, and keeps those there are', async () => {
  const before = open();
  before.socket.write('a');
  await until(() => before.received === 'a');
  edge.refuse();
  const refused = open();
  const [error] = await once(refused.socket, 'error');
  expect(error.code).toBe('ECONNREFUSED');
  before.socket.write('b');
  await until(() => before.received === 'ab');
  edge.accept();
  const after = open();
  after.socket.write('c');
  await until(() => after.received === 'c');
});

test('on a partitioned edge nothing arrives, and nothing is lost', async () => {
  const [old, fresh] = [open(), open()];
  old.socket.write('a');
  await until(() => old.received === 'a');
  edge.set({ kind: 'partition' });
  old.socket.write('b');
  fresh.socket.write('c');
  await roundTrip();
  expect([old.received, fresh.received, old.isClosed]).toEqual(['a', '', false]);
  edge.set({ kind: 'pass' });
  await until(() => old.received === 'ab' && fresh.received === 'c');
});

test('a slow edge delays each piece and keeps their order, also when it becomes fast', async () => {
  const client = open();
  client.socket.write('a');
  await until(() => client.received === 'a');
  edge.set({ kind: 'slow', delayMs: 100 });
  const begun = performance.now();
  client.socket.write('b');
  await until(() => accepted.size > 0 && client.socket.writableLength === 0);
  await roundTrip();
  edge.set({ kind: 'pass' });
  client.socket.write('c');
  await until(() => client.received.length === 3);
  expect(client.received).toBe('abc');
  expect(performance.now() - begun).toBeGreaterThan(90);
});

test('on a forgotten connection everything is lost and neither side learns of it; new ones work', async () => {
  const client = open();
  client.socket.write('a');
  await until(() => client.received === 'a');
  const before = accepted.size;
  edge.forgetConnections();
  client.socket.write('b');
  const other = open();
  other.socket.write('c');
  await until(() => other.received === 'c');
  expect([client.received, client.isClosed]).toEqual(['a', false]);
  client.socket.destroy();
  other.socket.destroy();
  await until(() => accepted.size === before);
});

test('a process with a wrong clock has the wrong time everywhere, and dates remain dates', () => {
  const script = `
    const date = new Date();
    console.log(JSON.stringify([Date.now(), +date, date instanceof Date, new Date(5).getTime(), new Date(2020, 1).getFullYear()]))`;
  const hook = new URL('./shift-clock.ts', import.meta.url).href;
  const { stdout } = spawnSync(process.execPath, ['--import', hook, '--eval', script], {
    env: { ...process.env, CLOCK_OFFSET_MS: '3600000' },
  });
  const [now, date, ...rest] = JSON.parse(String(stdout));
  for (const time of [now, date]) expect(Math.abs(time - Date.now() - 3_600_000)).toBeLessThan(60_000);
  expect(rest).toEqual([true, 5, 2020]);
});
