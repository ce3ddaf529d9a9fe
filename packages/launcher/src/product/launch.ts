import path from 'node:path';
import type { SchemaName } from '../database/provision.ts';
import { StartFailure } from '../failure.ts';
import { freePorts, isPortFree } from '../processes/free-port.ts';
import { foldLine, newsLine } from '../processes/log-line.ts';
import { type ProcessPlan, type Supervised, supervise } from '../processes/supervisor.ts';
import { comesTrue } from '../processes/until.ts';
import { buildProduct } from './build-product.ts';
import { openDatabase, type ProductDatabase } from './database.ts';
import { lockDataDir } from './instance-lock.ts';
import { addressOf, local, type Ports, planProduct, planWeb } from './plan.ts';
import { loadSecrets } from './secrets.ts';
import { readLaunchSettings, type Settings } from './settings.ts';
import { stopInOrder } from './stop.ts';
import { playedSentences } from './third-parties.ts';

export interface LaunchOptions {
  /** The folder of the repository. */
  root: string;
  env: Record<string, string | undefined>;
  /** Takes each line that a person may want to see. */
  print: (line: string) => void;
  /** Takes each line of a process as the process printed it. */
  onLine?: ((name: string, line: string) => void) | undefined;
  /** A process that serves the web application from its sources, in place of a build; services run from theirs then. */
  web?: { script: string; port: number } | undefined;
  /** True where the caller has built everything already. */
  isBuilt?: boolean;
}

/** The whole product, running. */
export interface Product {
  url: string;
  /** Where the sandbox's pages are; undefined when nothing is played. */
  sandboxUrl: string | undefined;
  dataDir: string;
  databaseUrl: string;
  /** Where each service listens on this machine, past the gateway, which browsers never reach. */
  serviceUrls: Readonly<Record<SchemaName, string>>;
  /** The running processes by name: the services, `gateway`, `sandbox`, `postgres` and its `watchdog`. */
  pids(): Record<string, number | undefined>;
  /** Starts these processes again, or all of them (`npm run dev`, when files have changed). */
  restart(names?: readonly string[]): void;
  /** Stops everything in order, within ten seconds. */
  stop(): Promise<void>;
  /** Ends everything this instant; only the database is still shut down as it should be. */
  kill(): Promise<void>;
}

/**
 * Brings up the product on this machine: database, stand-ins for third parties that are not set, services,
 * gateway. Comes back when the gateway says that the whole of it can serve.
 * @throws StartFailure when it does not come up; nothing is left running then.
 */
export async function launchProduct(o: LaunchOptions): Promise<Product> {
  const settings = readLaunchSettings(o.env, o.root);
  const unlock = lockDataDir(settings.dataDir);
  const running: Supervised[] = [];
  let database: Promise<ProductDatabase> | undefined;
  const parts = { running, database: () => database, unlock };
  const say = (name: string, sentence: string) => o.print(newsLine(name, sentence, new Date()));
  const run = (plan: ProcessPlan) => {
    const process = supervise(plan, {
      onLine: (name, line) => {
        o.onLine?.(name, line);
        o.print(foldLine(name, line, new Date()));
      },
      onNews: say,
    });
    running.push(process);
    return process.ready;
  };
  try {
    const ports = await pickPorts(settings);
    const secrets = loadSecrets(settings.dataDir, settings.environment);
    const isPlayed = Object.values(settings.played).some(Boolean);
    const built = o.web || o.isBuilt ? undefined : buildProduct(o.root, o.env);
    database = openDatabase(settings, secrets, (sentence) => say('postgres', sentence));
    // Whichever fails first is told; the other must not fail unheard.
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
    await allReady([...(isPlayed ? [plan.sandbox] : []), ...plan.services, plan.gateway].map(run));
    await gatewayServes(settings.host, ports.gateway);
    if (o.web) await run(planWeb(o.web, settings, ports.gateway));
    for (const sentence of playedSentences(settings.played, ports)) say('sandbox', sentence);
    return {
      url: `http://localhost:${ports.gateway}`,
      sandboxUrl: isPlayed ? `http://localhost:${ports.sandbox}` : undefined,
      dataDir: settings.dataDir,
      databaseUrl,
      serviceUrls: {
        auth: local(ports.auth),
        chat: local(ports.chat),
        billing: local(ports.billing),
        notify: local(ports.notify),
      },
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

/** Node's compiled code is worth a second at every start. */
function compileCache(root: string): string {
  return path.join(root, 'node_modules/.cache/node-compile');
}

async function pickPorts(settings: Settings): Promise<Ports> {
  const [auth, chat, billing, notify, sandboxSmtp, spareSandbox, spareGateway] = await freePorts(7);
  const gateway = settings.port || spareGateway;
  if (!auth || !chat || !billing || !notify || !sandboxSmtp || !spareSandbox || !gateway)
    throw new StartFailure('There are no free ports.');
  if (!(await isPortFree(gateway, settings.host)))
    throw new StartFailure(
      `Port ${gateway} of ${settings.host} is in use. Stop what uses it, or set PORT to another one.`,
    );
  const next = gateway + 1;
  const sandbox =
    settings.port !== 0 && next <= 65_535 && (await isPortFree(next, '127.0.0.1')) ? next : spareSandbox;
  return { gateway, auth, chat, billing, notify, sandbox, sandboxSmtp };
}

/** Waits for every process, so that the problems of all of them have been printed before the first is told. */
async function allReady(starting: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(starting)).filter((result) => result.status === 'rejected');
  if (failed.length === 0) return;
  throw new StartFailure(
    `The product did not start.\n${failed.map(({ reason }) => `  ${reason.message}`).join('\n')}`,
  );
}

async function gatewayServes(host: string, port: number): Promise<void> {
  let last = '';
  const serves = await comesTrue(
    async () => {
      try {
        const answer = await fetch(`http://${addressOf(host)}:${port}/readyz`, {
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
  if (!serves) throw new StartFailure(`The gateway runs but does not serve: ${last}`);
}
