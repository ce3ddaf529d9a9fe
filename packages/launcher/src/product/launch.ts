import path from 'node:path';
import type { SchemaName } from '../database/provision.ts';
import { StartFailure } from '../failure.ts';
import { becomesTrue } from '../processes/becomes-true.ts';
import { formatLogLine, formatStatusLine } from '../processes/log-line.ts';
import { type ProcessPlan, type Supervised, supervise } from '../processes/supervisor.ts';
import { buildProduct } from './build-product.ts';
import { openDatabase, type ProductDatabase } from './database.ts';
import { lockDataDir } from './instance-lock.ts';
import { addressOf, localUrl, planProduct, planWeb } from './plan.ts';
import { type Ports, pickPorts } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { readLaunchSettings, type Settings } from './settings.ts';
import { stopInOrder } from './stop.ts';

export interface LaunchOptions {
  /** The root folder of the repository. */
  root: string;
  env: Record<string, string | undefined>;
  /** Called with each formatted line for the terminal. */
  print: (line: string) => void;
  /** Called with each line of a process, unformatted. */
  onLine?: ((name: string, line: string) => void) | undefined;
  /**
   * Development only: a process that serves the web application from its sources. Nothing is built then, and services
   * also run from their sources.
   */
  web?: { script: string; port: number } | undefined;
  /** True when the caller has already built everything. */
  isBuilt?: boolean;
}

/** The whole product, running. */
export interface Product {
  url: string;
  /** The URL of the pages of the sandbox; undefined when the sandbox is not used. */
  sandboxUrl: string | undefined;
  dataDir: string;
  databaseUrl: string;
  /** The internal URL of each service, which browsers cannot reach. */
  serviceUrls: Readonly<Record<SchemaName, string>>;
  /** Process ids by name: the services, `gateway`, `sandbox`, `postgres` and its `watchdog`. */
  pids(): Record<string, number | undefined>;
  /** Restarts these processes, or all of them (`npm run dev`, after files have changed). */
  restart(names?: readonly string[]): void;
  /** Stops all processes in order, within ten seconds unless STOP_FINISH_MS is set. */
  stop(): Promise<void>;
  /** Kills all processes at once; only the database is still shut down properly. */
  kill(): Promise<void>;
}

/**
 * Starts the product on this machine: the database, the sandbox in place of third parties that are not configured,
 * the services and the gateway. Resolves when all of them report that they are ready.
 * @throws StartFailure when it does not start; all processes are stopped then.
 */
export async function launchProduct(o: LaunchOptions): Promise<Product> {
  const settings = readLaunchSettings(o.env, o.root);
  const unlock = lockDataDir(settings.dataDir);
  const running: Supervised[] = [];
  let database: Promise<ProductDatabase> | undefined;
  const parts = { running, database: () => database, unlock, finishMs: settings.stopFinishMs };
  const printStatus = (name: string, sentence: string) =>
    o.print(formatStatusLine(name, sentence, new Date()));
  const run = (plan: ProcessPlan) => {
    const process = supervise(plan, {
      onLine: (name, line) => {
        o.onLine?.(name, line);
        o.print(formatLogLine(name, line, new Date()));
      },
      onStatus: printStatus,
    });
    running.push(process);
    return process.ready;
  };
  try {
    const ports = await pickPorts(settings);
    const secrets = loadSecrets(settings.dataDir, settings.environment);
    const isSandboxUsed = Object.values(settings.simulated).some(Boolean);
    const built = o.web || o.isBuilt ? undefined : buildProduct(o.root, o.env);
    database = openDatabase(settings, secrets, (sentence) => printStatus('postgres', sentence));
    // Awaited together, so that a failure of one is reported and one of the other is not an unhandled rejection.
    await Promise.all([built, database]);
    const { url: databaseUrl, embedded } = await database;
    const plan = planProduct({
      root: o.root,
      settings,
      secrets,
      ports,
      databaseUrl,
      compileCache: compileCache(o.root),
      entry: o.web ? 'src/main.ts' : 'dist/process/main.js',
    });
    await waitUntilAllReady(
      [...plan.services, plan.gateway, ...(isSandboxUsed ? [plan.sandbox] : [])].map(run),
    );
    const serviceUrls = {
      auth: localUrl(ports.auth),
      chat: localUrl(ports.chat),
      billing: localUrl(ports.billing),
      notify: localUrl(ports.notify),
    };
    const gatewayUrl = `http://${addressOf(settings.host)}:${ports.gateway}`;
    await Promise.all(Object.entries({ ...serviceUrls, gateway: gatewayUrl }).map(waitUntilServing));
    if (o.web) await run(planWeb(o.web, settings, ports.gateway));
    for (const sentence of sandboxNotices(settings.simulated, ports)) printStatus('sandbox', sentence);
    return {
      url: `http://localhost:${ports.gateway}`,
      sandboxUrl: isSandboxUsed ? `http://localhost:${ports.sandbox}` : undefined,
      dataDir: settings.dataDir,
      databaseUrl,
      serviceUrls,
      pids: () => ({
        ...Object.fromEntries(running.map((process) => [process.name, process.pid()])),
        ...(embedded ? { postgres: embedded.pid(), watchdog: embedded.watchdogPid() } : {}),
      }),
      restart: (names) => {
        for (const process of running) if (!names || names.includes(process.name)) process.restart();
      },
      stop: () => stopInOrder(parts),
      kill: () => stopInOrder(parts, { atOnce: true }),
    };
  } catch (error) {
    await stopInOrder(parts, { atOnce: true });
    throw error;
  }
}

/** Reusing compiled code saves about a second at each start. */
function compileCache(root: string): string {
  return path.join(root, 'node_modules/.cache/node-compile');
}

/** Waits for all processes, so that the problems of all are printed before the start fails. */
async function waitUntilAllReady(starting: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(starting)).filter((result) => result.status === 'rejected');
  if (failed.length === 0) return;
  throw new StartFailure(
    `The product did not start.\n${failed.map(({ reason }) => `  ${reason.message}`).join('\n')}`,
  );
}

async function waitUntilServing([name, url]: [string, string]): Promise<void> {
  let last = '';
  const serves = await becomesTrue(
    async () => {
      try {
        const answer = await fetch(`${url}/readyz`, {
          signal: AbortSignal.timeout(2_000),
        });
        last = `${answer.status} ${await answer.text()}`;
        return answer.status === 200;
      } catch (error) {
        last = String(error);
        return false;
      }
    },
    30_000,
    50,
  );
  if (!serves) throw new StartFailure(`${name} runs but does not serve: ${last}`);
}

/** Sentences for the terminal, one for each simulated third party, with the setting that replaces the simulation. */
function sandboxNotices(simulated: Settings['simulated'], ports: Ports): string[] {
  const sandbox = `http://localhost:${ports.sandbox}`;
  const sentences: string[] = [];
  if (simulated.coach)
    sentences.push('The sandbox plays the coach, because neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.');
  if (simulated.mail)
    sentences.push(`The sandbox takes the mails, because SMTP_URL is not set: read them at ${sandbox}/inbox`);
  if (simulated.payments)
    sentences.push(
      'The sandbox plays the payment provider, because STRIPE_SECRET_KEY is not set: no money moves.',
    );
  return sentences;
}
