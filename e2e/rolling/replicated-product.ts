import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  freePorts,
  loadSecrets,
  openDatabase,
  type ProcessPlan,
  planProduct,
  readLaunchSettings,
} from '@app/launcher';
import { until } from '@app/testkit';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const SERVICES = ['auth', 'chat', 'billing', 'notify'] as const;
export type ReplicatedName = (typeof SERVICES)[number] | 'gateway';

/** One of the two processes of a service, always on the same port. */
export class Replica {
  readonly url: string;
  #plan: ProcessPlan;
  #child: ChildProcess | undefined;

  constructor(plan: ProcessPlan, port: number, settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#plan = { ...plan, environment: { ...plan.environment, ...settings, PORT: String(port) } };
  }

  /** A setting of the process; empty when it has none of this name. */
  setting(name: string): string {
    return this.#plan.environment[name] ?? '';
  }

  /** Changes settings from the next start on. */
  configure(settings: Record<string, string>): void {
    this.#plan = { ...this.#plan, environment: { ...this.#plan.environment, ...settings } };
  }

  async start(): Promise<void> {
    const { script, environment } = this.#plan;
    this.#child = fork(script, {
      env: environment,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await Promise.race([
      once(this.#child, 'message'),
      once(this.#child, 'exit').then(() => Promise.reject(new Error(`${this.#plan.name} did not start`))),
    ]);
    await until(() => this.isReady(), { timeout: 30_000 });
  }

  /** What a load balancer asks. */
  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** @returns the exit code; null when a signal ended the process. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}

export interface ReplicatedProduct {
  readonly replicas: Readonly<Record<ReplicatedName, readonly [Replica, Replica]>>;
  stop(): Promise<void>;
}

/** Starts the product with two processes of each service and of the gateway, which has lists of their addresses. */
export async function startReplicatedProduct(env: Record<string, string>): Promise<ReplicatedProduct> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'product-'));
  // root starts PostgreSQL as another user, who must be able to enter it.
  chmodSync(dataDir, 0o755);
  const settings = readLaunchSettings(
    { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    ROOT,
  );
  const secrets = loadSecrets(dataDir, settings.environment);
  const database = await openDatabase(settings, secrets, () => undefined);
  const [sandbox = 0, sandboxSmtp = 0, ...others] = await freePorts(12);
  const pairs = new Map([...SERVICES, 'gateway'].map((name, at) => [name, others.slice(2 * at, 2 * at + 2)]));
  const firstPort = (name: string) => pairs.get(name)?.[0] ?? 0;
  const plan = planProduct({
    root: ROOT,
    settings,
    secrets,
    ports: {
      gateway: firstPort('gateway'),
      auth: firstPort('auth'),
      chat: firstPort('chat'),
      billing: firstPort('billing'),
      notify: firstPort('notify'),
      sandbox,
      sandboxSmtp,
    },
    databaseUrl: database.url,
    compileCache: path.join(ROOT, 'node_modules/.cache/node-compile'),
    entry: 'dist/process/main.js',
  });
  const listOf = (name: string) => (pairs.get(name) ?? []).map((port) => `http://127.0.0.1:${port}`).join();
  const lists = {
    AUTH_URL: listOf('auth'),
    CHAT_URL: listOf('chat'),
    BILLING_URL: listOf('billing'),
    NOTIFY_URL: listOf('notify'),
  };
  const replicasOf = (name: ReplicatedName): [Replica, Replica] => {
    const own = [...plan.services, plan.gateway].find((one) => one.name === name) ?? plan.gateway;
    const [first = 0, second = 0] = pairs.get(name) ?? [];
    const more = { ...stopSettings(env), ...(name === 'gateway' ? lists : {}) };
    return [new Replica(own, first, more), new Replica(own, second, more)];
  };
  const replicas = {
    auth: replicasOf('auth'),
    chat: replicasOf('chat'),
    billing: replicasOf('billing'),
    notify: replicasOf('notify'),
    gateway: replicasOf('gateway'),
  };
  const thirdParties = new Replica(plan.sandbox, sandbox, {});
  const all = [thirdParties, ...Object.values(replicas).flat()];
  const stop = async () => {
    await Promise.all(all.map((replica) => replica.stop('SIGKILL')));
    await database.embedded?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all(all.map((replica) => replica.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { replicas, stop };
}

/** The launcher sets these for a single product. */
function stopSettings({ STOP_DELAY_MS = '', STOP_FINISH_MS = '' }: Record<string, string>) {
  return { STOP_DELAY_MS, STOP_FINISH_MS };
}
