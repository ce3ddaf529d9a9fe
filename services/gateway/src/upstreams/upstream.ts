import { lookup } from 'node:dns/promises';
import { get } from 'node:http';
import type { ServiceName } from '@app/contracts';
import type { Clock, Logger } from '@app/service-kit/serving';
import { type Address, baseUrlOf, pickAddress } from './address.ts';
import { ReplicaAgent } from './replica-agent.ts';

/** All addresses a host name stands for. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export interface UpstreamOptions {
  name: ServiceName;
  /** Base URLs; each host name may stand for many replicas. */
  urls: readonly string[];
  clock: Clock;
  log: Logger;
  resolve?: Resolve;
  resolveEveryMs?: number;
}

/** An address that refused is left out for this long. */
const LEFT_OUT_MS = 2_000;
const RESOLVE_EVERY_MS = 2_000;
/** Readiness is never older than a second; while a service is coming up it is asked more often. */
const PROBE_EVERY_MS = 500;
const PROBE_WHILE_UNREADY_MS = 100;
const PROBE_TIMEOUT_MS = 500;

/** One service with its replicas, which come and go: their addresses are looked up and asked for readiness all the time. */
export class Upstream {
  readonly name: ServiceName;
  readonly agent = new ReplicaAgent();
  readonly #options: UpstreamOptions;
  readonly #origins: readonly { hostname: string; port: number }[];
  #addresses: readonly Address[] = [];
  #turn = 0;
  #timers = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(options: UpstreamOptions) {
    this.name = options.name;
    this.#options = options;
    this.#origins = options.urls.map((url) => {
      const { hostname, port } = new URL(url);
      return { hostname: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
    });
  }

  /** Looks the names up and asks once, then goes on in the background. */
  async start(): Promise<void> {
    const { resolveEveryMs = RESOLVE_EVERY_MS } = this.#options;
    await this.#resolve();
    await this.#probeAll();
    this.#repeat(
      'resolve',
      () => resolveEveryMs,
      () => this.#resolve(),
    );
    this.#repeat(
      'probe',
      () => (this.isReady() ? PROBE_EVERY_MS : PROBE_WHILE_UNREADY_MS),
      () => this.#probeAll(),
    );
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.agent.destroy();
  }

  /** The next address to call, leaving out those already tried; undefined when there is no other. */
  pick(tried: ReadonlySet<Address> = new Set()): Address | undefined {
    this.#turn = (this.#turn + 1) % 1_000_000;
    const left = tried.size === 0 ? this.#addresses : this.#addresses.filter((one) => !tried.has(one));
    return pickAddress(left, this.#turn, this.#now());
  }

  /** Called when an address refused a connection. */
  leaveOut(address: Address): void {
    const now = this.#now();
    if (address.leftOutUntil <= now)
      this.#options.log.warn({ service: this.name, port: address.port }, 'a replica refused the connection');
    address.leftOutUntil = now + LEFT_OUT_MS;
    address.state = 'unready';
  }

  /** Readiness: throws unless some replica said within the last second that it can serve. */
  ready(): void {
    if (!this.isReady()) throw new Error(`${this.name} is not ready`);
  }

  isReady(): boolean {
    return this.#addresses.some(({ state }) => state === 'ready');
  }

  /** A base URL for our own questions to this service. */
  baseUrl(): string {
    const address = this.pick();
    return address ? baseUrlOf(address) : (this.#options.urls[0] ?? '');
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  #repeat(name: string, pauseMs: () => number, work: () => Promise<void>): void {
    if (this.#stopped) return;
    const round = () => void work().finally(() => this.#repeat(name, pauseMs, work));
    this.#timers.set(name, setTimeout(round, pauseMs()).unref());
  }

  /** A name that can't be looked up now keeps the addresses it had. */
  async #resolve(): Promise<void> {
    const { resolve = resolveByDns, log } = this.#options;
    const found = await Promise.all(
      this.#origins.map(async ({ hostname, port }) => {
        try {
          return (await resolve(hostname)).map((ip) => ({ ip, port }));
        } catch (error) {
          log.debug({ err: error, service: this.name }, 'the name of a service can not be looked up now');
          return this.#addresses.filter((one) => one.port === port);
        }
      }),
    );
    const known = new Map(this.#addresses.map((address) => [`${address.ip} ${address.port}`, address]));
    const next = new Map<string, Address>();
    for (const { ip, port } of found.flat()) {
      const key = `${ip} ${port}`;
      next.set(key, known.get(key) ?? { ip, port, busy: 0, state: 'unknown', leftOutUntil: 0 });
    }
    this.#addresses = [...next.values()];
  }

  async #probeAll(): Promise<void> {
    await Promise.all(
      this.#addresses.map(async (address) => {
        address.state = (await this.#saysReady(address)) ? 'ready' : 'unready';
      }),
    );
  }

  #saysReady({ ip, port }: Address): Promise<boolean> {
    return new Promise((resolve) => {
      const request = get(
        { agent: this.agent, host: ip, port, path: '/readyz', timeout: PROBE_TIMEOUT_MS },
        (answer) => {
          answer.on('error', () => resolve(false)).resume();
          answer.on('end', () => resolve(answer.statusCode === 200));
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', () => resolve(false));
    });
  }
}
