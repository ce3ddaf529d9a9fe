import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chatEndpoints } from '@app/contracts';
import { freePorts } from '@app/launcher';
import { acceptAccessTokens, createApp, silentLog } from '@app/service-kit/serving';
import { serviceCredentials, until } from '@app/testkit';
import { type Benchmark, type Row, ratioOf, spreadOf } from './measure.ts';

const ROUNDS = 3;
const CONNECTIONS = 64;
const SECONDS = 3;
/** The measured program has one core for itself; load, service and this process share the other. */
const MEASURED_CORE = '0';
const OTHER_CORE = '1';
/** Where Debian installs the tools of this benchmark. */
const DEBIAN_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
const PEER = 'HAProxy';

/** What one round measures at one program. */
interface Measured {
  readonly perSecond: number;
  readonly processorUs: number;
  readonly p50Us: number;
}

interface Target {
  readonly pid: number;
  readonly url: string;
}

/**
 * A signed-in GET through the gateway, beside HAProxy with a rate limit per address. Behind both is the same stand-in for
 * the chat service, which answers at once, so that only the programs in front of it are compared.
 */
const gateway: Benchmark = {
  title: 'Gateway: a signed-in GET',
  async run() {
    installTools(['haproxy', 'wrk']);
    const person = await signPerson();
    const { gateway, haproxy, stop } = await startTargets(person.publicKey);
    try {
      const product: Measured[] = [];
      const peer: Measured[] = [];
      await measure(gateway, person.headers);
      for (let round = 0; round < ROUNDS; round += 1) {
        product.push(await measure(gateway, person.headers));
        peer.push(await measure(haproxy, person.headers));
      }
      return [
        row(
          'requests on one core',
          'requests/s',
          product,
          peer,
          'perSecond',
          (ratio) => ratio >= 0.4,
          'at least 0.40',
        ),
        row(
          'processor time per request',
          'µs',
          product,
          peer,
          'processorUs',
          (ratio) => ratio <= 3,
          'at most 3',
        ),
        row('p50 at one connection', 'µs', product, peer, 'p50Us', (ratio) => ratio <= 2, 'at most 2'),
      ];
    } finally {
      await stop();
    }
  },
};
export default gateway;

function row(
  what: string,
  unit: string,
  product: readonly Measured[],
  peer: readonly Measured[],
  field: keyof Measured,
  isWithin: (ratio: number) => boolean,
  goal: string,
): Row {
  const values = product.map((round) => round[field]);
  const peerValues = peer.map((round) => round[field]);
  const ratio = ratioOf(values, peerValues);
  return {
    what: `gateway, signed-in GET, ${what}`,
    unit,
    product: spreadOf(values),
    peer: { name: PEER, value: spreadOf(peerValues) },
    ratio,
    goal: `${goal} × ${PEER}`,
    isMet: isWithin(ratio.median),
  };
}

/** Installs Debian's packages of these programs where they are missing, which takes root. */
function installTools(names: readonly string[]): void {
  const missing = names.filter((name) => {
    try {
      execFileSync('which', [name], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { stdio: 'ignore' });
}

/** A person with the headers that a browser sends, and the key that verifies their token. */
async function signPerson() {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const signer = createApp({ log: silentLog });
  await acceptAccessTokens(signer, { publicKey, privateKey });
  await signer.ready();
  const sid = randomUUID();
  const headers = {
    authorization: `Bearer ${signer.jwt.sign({ sub: randomUUID(), sid })}`,
    'x-session-token': sid,
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    accept: 'application/json',
    'accept-language': 'en-US,en;q=0.9',
  };
  return { publicKey, headers };
}

async function startTargets(publicKey: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gateway-bench-'));
  const [auth = 0, chat = 0, proxy = 0, port = 0] = await freePorts(4);
  const services = await startOtherServices(auth);
  const running = [
    startProgram(OTHER_CORE, 'haproxy', ['-f', writeConfig(folder, 'chat', standIn(chat))]),
    startProgram(MEASURED_CORE, 'haproxy', [
      '-f',
      writeConfig(folder, 'proxy', rateLimitedProxy(proxy, chat)),
    ]),
    startProgram(
      MEASURED_CORE,
      process.execPath,
      [buildGateway()],
      gatewaySettings({ port, auth, chat, publicKey }),
    ),
  ] as const;
  const [, haproxy, gateway] = running;
  const targets = {
    haproxy: { pid: haproxy.pid, url: `http://127.0.0.1:${proxy}${chatEndpoints.usage.path}` },
    gateway: { pid: gateway.pid, url: `http://127.0.0.1:${port}/api${chatEndpoints.usage.path}` },
    stop: async () => {
      await Promise.all(running.map((program) => program.stop()));
      services.closeAllConnections();
      services.close();
      rmSync(folder, { recursive: true });
    },
  };
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
  return targets;
}

/** Answers the gateway's own calls to auth, and every readiness probe. */
async function startOtherServices(port: number) {
  const server = createServer((_request, response) => {
    const feed = { sessions: [], cursor: '', more: false, now: new Date().toISOString() };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(feed));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return server;
}

function startProgram(
  core: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const child = spawn('taskset', ['-c', core, command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: DEBIAN_PATH, ...env },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** @returns the bundle of the gateway, as production runs it. */
function buildGateway(): string {
  const folder = path.resolve(import.meta.dirname, '../services/gateway');
  execFileSync(process.execPath, ['../../scripts/bundle-process.ts'], { cwd: folder });
  return path.join(folder, 'dist/process/main.js');
}

function gatewaySettings(at: { port: number; auth: number; chat: number; publicKey: string }) {
  const others = `http://127.0.0.1:${at.auth}`;
  return {
    ...serviceCredentials('gateway'),
    PORT: String(at.port),
    AUTH_URL: others,
    CHAT_URL: `http://127.0.0.1:${at.chat}`,
    BILLING_URL: others,
    NOTIFY_URL: others,
    ACCESS_TOKEN_PUBLIC_KEY: at.publicKey,
    RATE_OTHER: '9999999/1m',
    LOG_LEVEL: 'warn',
  };
}

function writeConfig(folder: string, name: string, lines: readonly string[]): string {
  const file = path.join(folder, `${name}.cfg`);
  const common = [
    'global',
    'nbthread 1',
    'defaults',
    'mode http',
    'timeout client 60s',
    'timeout server 60s',
  ];
  writeFileSync(file, [...common, 'timeout connect 2s', ...lines, ''].join('\n'));
  return file;
}

function standIn(port: number): string[] {
  const usage = JSON.stringify({ used: 3, limit: 20, remaining: 17, resetsAt: '2026-12-01T00:00:00.000Z' });
  return [
    'frontend chat',
    `bind 127.0.0.1:${port}`,
    `http-request return status 200 content-type "application/json; charset=utf-8" string '${usage}'`,
  ];
}

function rateLimitedProxy(port: number, chat: number): string[] {
  return [
    'frontend public',
    `bind 127.0.0.1:${port}`,
    'stick-table type ip size 100k expire 1m store http_req_rate(1m)',
    'http-request track-sc0 src',
    'http-request deny deny_status 429 if { sc_http_req_rate(0) gt 9999999 }',
    'default_backend chat',
    'backend chat',
    `server one 127.0.0.1:${chat}`,
  ];
}

async function measure({ pid, url }: Target, headers: Record<string, string>): Promise<Measured> {
  const before = processorMs(pid);
  const many = await load(url, headers, CONNECTIONS);
  const processorUs = ((processorMs(pid) - before) * 1_000) / many.requests;
  const { p50Us } = await load(url, headers, 1);
  return { perSecond: many.requests / many.seconds, processorUs, p50Us };
}

/** Processor time that a process has used, from /proc; the kernel counts in ticks of 10 ms. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Requests a URL for some seconds over this many connections. @throws Error when an answer is not 200. */
async function load(url: string, headers: Record<string, string>, connections: number) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${SECONDS}s`, '--latency', ...lines, url];
  const child = spawn('taskset', ['-c', OTHER_CORE, 'wrk', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const piece of child.stdout) output += String(piece);
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(output) ?? [];
  const [, p50, unit] = /50%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (requests === undefined || unit === undefined || /Non-2xx|Socket errors/.test(output))
    throw new Error(output);
  return {
    requests: Number(requests),
    seconds: Number(seconds),
    p50Us: Number(p50) * ({ us: 1, ms: 1_000, s: 1_000_000 }[unit] ?? Number.NaN),
  };
}
