import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { availableParallelism } from 'node:os';
import { authEndpoints } from '@app/contracts';
import { hash } from '@node-rs/argon2';
import { startProduct } from '../packages/testkit/src/product/start-product.ts';
import { type Benchmark, type Row, ratioOf, spreadOf } from './measure.ts';

const ROUNDS = 5;
const ROUND_MS = 4_000;
/** As many people as sign in at the same time; enough to keep both cores busy. */
const BROWSERS = 16;
const PASSWORD = 'correct horse battery staple';
/** The cost that services/auth/src/passwords/argon2-hasher.adapter.ts uses: Argon2id, 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** How many logins per second the product manages, compared with only hashing their passwords. */
const benchmark: Benchmark = {
  title: 'Logins',
  async run() {
    const product = await startProduct({
      env: { RATE_SIGNUP: '1000000/1m', RATE_LOGIN: '1000000/1m', LOG_LEVEL: 'warn' },
    });
    try {
      const url = new URL(product.url);
      const browsers = await Promise.all(Array.from({ length: BROWSERS }, () => openBrowser(url)));
      const hashWorkers = Array.from({ length: 2 * availableParallelism() });
      const logins: number[] = [];
      const hashes: number[] = [];
      await countPerSecond(
        1_000,
        browsers.map(({ logIn }) => logIn),
      );
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = readProcessorMs(product.pids());
        const rate = await countPerSecond(
          ROUND_MS,
          browsers.map(({ logIn }) => logIn),
        );
        logins.push(rate);
        reportProcessorTime(before, readProcessorMs(product.pids()), rate * (ROUND_MS / 1_000));
        hashes.push(
          await countPerSecond(
            ROUND_MS,
            hashWorkers.map(() => () => hash(PASSWORD, COST)),
          ),
        );
      }
      for (const { close } of browsers) close();
      return [compareLogins(logins, hashes)];
    } finally {
      await product.stop();
    }
  },
};

export default benchmark;

function compareLogins(logins: readonly number[], hashes: readonly number[]): Row {
  const ratio = ratioOf(logins, hashes);
  return {
    what: 'logins through gateway and auth',
    unit: 'logins/s',
    product: spreadOf(logins),
    peer: { name: 'bare @node-rs/argon2, same cost', value: spreadOf(hashes) },
    ratio,
    goal: 'at least 0.85 × the bare hash',
    isMet: ratio.median >= 0.85,
  };
}

/** Runs each of these again and again at the same time. @returns how many completed per second. */
async function countPerSecond(ms: number, work: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = performance.now();
  let completed = 0;
  await Promise.all(
    work.map(async (once) => {
      while (performance.now() - start < ms) {
        await once();
        completed += 1;
      }
    }),
  );
  return (completed / (performance.now() - start)) * 1_000;
}

/** Somebody with an account, in a browser that has signed in before. */
async function openBrowser(url: URL) {
  const email = `${randomUUID()}@example.org`;
  const body = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };
  const signedUp = await fetch(new URL(`/api${authEndpoints.signup.path}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT },
    body: JSON.stringify(body),
  });
  if (signedUp.status !== 200) throw new Error(`signing up answered ${signedUp.status}`);
  const cookies = signedUp.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const socket = net.connect(Number(url.port), url.hostname).setNoDelay(true);
  const login = JSON.stringify({ email, password: PASSWORD });
  const head = [
    `POST /api${authEndpoints.login.path} HTTP/1.1`,
    `host: ${url.host}`,
    `origin: ${url.origin}`,
    'sec-fetch-site: same-origin',
    `user-agent: ${USER_AGENT}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(login)}`,
    `cookie: ${cookies.join('; ')}`,
  ];
  const request = `${head.join('\r\n')}\r\n\r\n${login}`;
  return { logIn: () => exchange(socket, request), close: () => socket.destroy() };
}

/** Sends a request on a connection and reads its answer; costs less processor time than an HTTP client. */
async function exchange(socket: net.Socket, request: string): Promise<void> {
  const answered = Promise.withResolvers<void>();
  let received = '';
  const read = (chunk: Buffer) => {
    received += chunk.toString('latin1');
    const [head, body] = received.split('\r\n\r\n');
    const length = /\r\ncontent-length: (\d+)/i.exec(head ?? '')?.[1];
    if (head === undefined || body === undefined || body.length < Number(length)) return;
    if (head.startsWith('HTTP/1.1 200 ') && length !== undefined) answered.resolve();
    else answered.reject(new Error(`login answered ${received}`));
  };
  const fail = () => answered.reject(new Error('the gateway closed the connection'));
  socket.on('data', read).once('close', fail);
  socket.write(request);
  await answered.promise.finally(() => socket.off('data', read).off('close', fail));
}

/** Milliseconds of processor time by process; the backends of PostgreSQL are its children. */
function readProcessorMs(pids: Record<string, number | undefined>): Map<string, number> {
  const used = new Map<string, number>();
  for (const [name, pid] of Object.entries(pids)) {
    if (pid === undefined) continue;
    const children =
      name === 'postgres' ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ') : [];
    used.set(name, [String(pid), ...children].map(readTicks).reduce((sum, ticks) => sum + ticks, 0) * 10);
  }
  used.set('load', Number(process.cpuUsage().user + process.cpuUsage().system) / 1_000);
  return used;
}

function readTicks(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function reportProcessorTime(before: Map<string, number>, after: Map<string, number>, times: number): void {
  const parts = [...after].map(
    ([name, ms]) => `${name} ${((ms - (before.get(name) ?? 0)) / times).toFixed(2)}`,
  );
  console.log(`ms of processor time per login: ${parts.join(', ')}`);
}
