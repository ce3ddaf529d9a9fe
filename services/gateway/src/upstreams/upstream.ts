import { lookup } from 'node:dns/promises';
import type { ServiceName } from '@app/contracts';
import { CLIENT_IDLE_MS, type Clock, HttpConnections, type Logger } from '@app/service-kit/serving';
import { type Address, baseUrlOf, pickAddress } from './address.ts';

/** Resolves a host name to all its addresses. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export interface UpstreamOptions {
  name: ServiceName;
  /** Base URLs; each host name may resolve to many replicas. */
  urls: readonly string[];
  clock: Clock;
  log: Logger;
  resolve?: Resolve;
  resolveEveryMs?: number;
}

/** How long an address that failed to connect is avoided. */
const AVOID_MS = 2_000;
/** Replicas are on a private network; one that takes longer to accept a connection is down. */
const TIMEOUTS = { connectMs: 1_000, idleMs: CLIENT_IDLE_MS };
const RESOLVE_EVERY_MS = 2_000;
const PROBE_EVERY_MS = 1_000;
const PROBE_TIMEOUT_MS = 500;
const PROBE = 'GET /readyz HTTP/1.1\r\nhost: gateway\r\n\r\n';

/** A service and its replicas. Their addresses are resolved and probed for readiness periodically. */
export class Upstream {
  readonly name: ServiceName;
  /** The Host header of calls to any replica. */
  readonly host: string;
  readonly connections = new HttpConnections(TIMEOUTS);
  readonly #options: UpstreamOptions;
  readonly #origins: readonly { hostname: string; port: number }[];
  #addresses: readonly Address[] = [];
  #nextIndex = 0;
  #timers = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(options: UpstreamOptions) {
    this.name = options.name;
    this.host = new URL(options.urls[0] ?? '').host;
    this.#options = options;
    this.#origins = options.urls.map((url) => {
      const { hostname, port } = new URL(url);
      return { hostname: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
    });
  }

  /** Resolves and probes once, then continues in the background. */
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
      () => PROBE_EVERY_MS,
      () => this.#probeAll(),
    );
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.connections.close();
  }

  /** Picks the next address to call, except those already tried; undefined when there is no other. */
  pick(tried?: readonly Address[]): Address | undefined {
    this.#nextIndex = (this.#nextIndex + 1) % 1_000_000;
    const candidates = tried ? this.#addresses.filter((one) => !tried.includes(one)) : this.#addresses;
    return pickAddress(candidates, this.#nextIndex, this.#now());
  }

  /** Avoids an address for a while after a connection to it failed. */
  avoid(address: Address): void {
    const now = this.#now();
    if (address.avoidUntil <= now)
      this.#options.log.warn({ service: this.name, port: address.port }, 'replica connection failed');
    address.avoidUntil = now + AVOID_MS;
    this.#leave(address);
  }

  /** Returns a replica's base URL for the gateway's own calls to this service. */
  baseUrl(): string {
    const address = this.pick();
    return address ? baseUrlOf(address) : (this.#options.urls[0] ?? '');
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  #repeat(name: string, pauseMs: () => number, work: () => Promise<void>): void {
    if (this.#stopped) return;
    const run = () => void work().finally(() => this.#repeat(name, pauseMs, work));
    this.#timers.set(name, setTimeout(run, pauseMs()).unref());
  }

  /** A host name that cannot be resolved keeps its previous addresses. */
  async #resolve(): Promise<void> {
    const { resolve = resolveByDns, log } = this.#options;
    const found = await Promise.all(
      this.#origins.map(async ({ hostname, port }) => {
        try {
          return (await resolve(hostname)).map((host) => ({ host, port }));
        } catch (error) {
          log.debug({ err: error, service: this.name }, 'service name lookup failed');
          return this.#addresses.filter((one) => one.port === port);
        }
      }),
    );
    const known = new Map(this.#addresses.map((address) => [`${address.host} ${address.port}`, address]));
    const next = new Map<string, Address>();
    for (const { host, port } of found.flat()) {
      const key = `${host} ${port}`;
      next.set(key, known.get(key) ?? { host, port, callsInProgress: 0, state: 'unknown', avoidUntil: 0 });
    }
    this.#addresses = [...next.values()];
  }

  /** A single replica gets all calls, ready or not, so it is not probed. */
  async #probeAll(): Promise<void> {
    if (this.#addresses.length < 2) return;
    await Promise.all(
      this.#addresses.map(async (address) => {
        if (await this.#probe(address)) address.state = 'ready';
        else this.#leave(address);
      }),
    );
  }

  /** A replica that stops closes its connections, so none is kept on which a call could be lost. */
  #leave(address: Address): void {
    address.state = 'unready';
    this.connections.closeIdle(address);
  }

  /** Whether a replica answers `GET /readyz` with 200 in time. */
  #probe(address: Address): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    let status = 0;
    const connection = this.connections.send(address, PROBE, {
      onHead: (head) => {
        status = head.status;
      },
      onData: () => true,
      onEnd: () => resolve(status === 200),
      onFailure: () => resolve(false),
    });
    const timer = setTimeout(() => connection.destroy(new Error('probe timeout')), PROBE_TIMEOUT_MS);
    return promise.finally(() => clearTimeout(timer));
  }
}

/** The services behind the gateway. */
export type Upstreams = Readonly<Record<ServiceName, Upstream>>;
