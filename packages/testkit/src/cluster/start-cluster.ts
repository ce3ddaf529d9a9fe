import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  buildProduct,
  freePorts,
  loadSecrets,
  openDatabase,
  type ProcessPlan,
  planProduct,
  readLaunchSettings,
} from '@app/launcher';
import { hasRedis } from '../redis/find-redis.ts';
import { startTestRedis, type TestRedis } from '../redis/start-test-redis.ts';
import { type Edge, openEdge } from './edge.ts';
import { Replica } from './replica.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SERVICES = ['auth', 'chat', 'billing', 'notify'] as const;
type ServiceName = (typeof SERVICES)[number];
export type ReplicatedName = ServiceName | 'gateway';
const NAMES: readonly ReplicatedName[] = ['gateway', ...SERVICES];

/** How often it is looked which replicas are ready, as an orchestrator does; milliseconds. */
const PROBE_EVERY_MS = 250;

/** The product as several processes of each kind, which reach each other, and what they use, over edges. */
export interface Cluster {
  readonly replicas: Readonly<Record<ReplicatedName, readonly Replica[]>>;
  readonly edges: readonly Edge[];
  /** The URL of the admin, past all edges. */
  readonly databaseUrl: string;
  readonly sandboxUrl: string;
  /** Undefined where there is no `redis-server`: then jobs are in PostgreSQL, and gateways count for themselves. */
  readonly redis: TestRedis | undefined;
  /** A gateway that is ready, the next one with each call, as a load balancer chooses. */
  gatewayUrl(): string;
  stop(): Promise<void>;
}

interface ClusterOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly counts?: Readonly<Record<ReplicatedName, number>>;
  /** The error of the clock of the first, second, third … replica of each service; milliseconds. */
  readonly clockOffsetsMs?: readonly number[];
  readonly isBuilt?: boolean;
}

const COUNTS: Readonly<Record<ReplicatedName, number>> = {
  gateway: 2,
  auth: 2,
  chat: 3,
  billing: 2,
  notify: 2,
};

/**
 * Starts a cluster on this machine from the bundles of the product, with its own data folder. An edge leads from each
 * gateway to each replica, from each replica to each other service (there it chooses a ready replica, as a service of
 * Kubernetes does), and from each replica to PostgreSQL, Redis and the third party that it uses. Only the settings in `env` apply.
 */
export async function startCluster({
  env = {},
  counts = COUNTS,
  clockOffsetsMs = [],
  isBuilt = process.env.PRODUCT_IS_BUILT === 'true',
}: ClusterOptions = {}): Promise<Cluster> {
  if (!isBuilt) await buildProduct(ROOT, process.env);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
  // root starts PostgreSQL as another user, who must be able to enter it.
  chmodSync(dataDir, 0o755);
  const closing: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const settings = readLaunchSettings(
      { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
      ROOT,
    );
    const secrets = loadSecrets(dataDir, settings.environment);
    const [sandbox = 0, sandboxSmtp = 0, ...ports] = await freePorts(
      2 + Object.values(counts).reduce((a, b) => a + b),
    );
    const database = await openDatabase(settings, secrets, () => undefined);
    closing.push(() => database.embedded?.stop());
    const redis = hasRedis() ? await startTestRedis() : undefined;
    closing.push(() => redis?.kill());
    const redisUrl = redis?.url();
    const wiring = new Wiring();
    closing.push(() => wiring.close());
    const outside = await wiring.toService('payments', 'gateway');
    const plan = planProduct({
      root: ROOT,
      settings,
      secrets,
      ports: { gateway: outside.port, auth: 0, chat: 0, billing: 0, notify: 0, sandbox, sandboxSmtp },
      databaseUrl: database.url,
      compileCache: path.join(ROOT, 'node_modules/.cache/node-compile'),
      entry: 'dist/process/main.js',
    });
    const planOf = (name: ReplicatedName): ProcessPlan =>
      [...plan.services, plan.gateway].find((one) => one.name === name) ?? plan.gateway;
    // The gateways come last, because each has an edge to every replica.
    for (const name of NAMES.toReversed())
      for (let at = 0; at < counts[name]; at += 1) {
        const own = { ...planOf(name), name: `${name}-${at + 1}` };
        const more = {
          ...stopSettings(env),
          CLOCK_OFFSET_MS: String(clockOffsetsMs[at % clockOffsetsMs.length] ?? 0),
          ...(await wiring.settingsOf(own, name, redisUrl)),
        };
        wiring.replicas[name].push(new Replica(own, ports.pop() ?? 0, more));
      }
    const all = [new Replica(plan.sandbox, sandbox, {}), ...Object.values(wiring.replicas).flat()];
    closing.push(() => Promise.all(all.map((replica) => replica.close())));
    await Promise.all(all.map((replica) => replica.start()));
    const probing = setInterval(
      () => void Promise.all(all.map((replica) => replica.probe())),
      PROBE_EVERY_MS,
    );
    closing.push(() => clearInterval(probing));
    return {
      replicas: wiring.replicas,
      edges: wiring.edges,
      databaseUrl: database.url,
      sandboxUrl: `http://127.0.0.1:${sandbox}`,
      redis,
      gatewayUrl: () => wiring.pick('gateway')?.url ?? 'http://no-gateway-is-ready.invalid',
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The replicas and the edges between them. */
class Wiring {
  readonly replicas: Record<ReplicatedName, Replica[]> = {
    gateway: [],
    auth: [],
    chat: [],
    billing: [],
    notify: [],
  };
  readonly edges: Edge[] = [];
  #calls = 0;

  close(): void {
    for (const edge of this.edges) edge.close();
  }

  /** Chooses in turn among the replicas that are ready, or else among those that run. */
  pick(name: ReplicatedName): Replica | undefined {
    const running = this.replicas[name].filter(({ isRunning }) => isRunning);
    const preferred = running.filter(({ isPreferred }) => isPreferred);
    const candidates = preferred.length > 0 ? preferred : running;
    this.#calls += 1;
    return candidates[this.#calls % candidates.length];
  }

  toService(from: string, to: ReplicatedName): Promise<Edge> {
    return this.#open(`${from} → ${to}`, () => this.pick(to)?.port);
  }

  /** The settings with which a process reaches all others over edges of its own. */
  async settingsOf(
    plan: ProcessPlan,
    name: ReplicatedName,
    redisUrl: string | undefined,
  ): Promise<Record<string, string>> {
    const { environment, name: from } = plan;
    const settings: Record<string, string> = {};
    for (const service of SERVICES)
      if (service !== name && environment[settingOf(service)])
        settings[settingOf(service)] =
          name === 'gateway' ? await this.#toEach(from, service) : urlOf(await this.toService(from, service));
    if (environment.DATABASE_URL)
      settings.DATABASE_URL = await this.#toUrl(from, 'postgres', environment.DATABASE_URL);
    if (redisUrl) settings.REDIS_URL = await this.#toUrl(from, 'redis', redisUrl);
    if (environment.OPENAI_BASE_URL)
      settings.OPENAI_BASE_URL = await this.#toUrl(from, 'coach', environment.OPENAI_BASE_URL);
    if (environment.STRIPE_API_BASE)
      settings.STRIPE_API_BASE = await this.#toUrl(from, 'payments', environment.STRIPE_API_BASE);
    if (environment.SMTP_URL) settings.SMTP_URL = await this.#toUrl(from, 'mail', environment.SMTP_URL);
    return settings;
  }

  /** The gateway knows every replica, and chooses among them by itself. */
  async #toEach(from: string, service: ServiceName): Promise<string> {
    const urls: string[] = [];
    for (const replica of this.replicas[service]) {
      const edge = await this.#open(`${from} → ${replica.name}`, () => replica.port);
      replica.edges.push(edge);
      urls.push(urlOf(edge));
    }
    return urls.join();
  }

  /** @returns the URL with the edge in place of its host. */
  async #toUrl(from: string, to: string, url: string): Promise<string> {
    const target = new URL(url);
    const edge = await this.#open(`${from} → ${to}`, () => Number(target.port));
    return url.replace(target.host, `127.0.0.1:${edge.port}`);
  }

  async #open(name: string, pickPort: () => number | undefined): Promise<Edge> {
    const edge = await openEdge(name, pickPort);
    this.edges.push(edge);
    return edge;
  }
}

function settingOf(service: ServiceName): 'AUTH_URL' | 'CHAT_URL' | 'BILLING_URL' | 'NOTIFY_URL' {
  return ({ auth: 'AUTH_URL', chat: 'CHAT_URL', billing: 'BILLING_URL', notify: 'NOTIFY_URL' } as const)[
    service
  ];
}

function urlOf({ port }: Edge): string {
  return `http://127.0.0.1:${port}`;
}

/** The launcher sets these for a single product. */
function stopSettings({ STOP_DELAY_MS = '', STOP_FINISH_MS = '' }: Readonly<Record<string, string>>) {
  return { STOP_DELAY_MS, STOP_FINISH_MS };
}
