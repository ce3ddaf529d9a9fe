import type { SchemaName } from '../database/provision.ts';
import { StartFailure } from '../failure.ts';
import { freePorts, isPortFree, reservePorts } from '../processes/free-port.ts';
import type { Settings } from './settings.ts';

/** The ports of all processes, chosen once, so that a restarted process keeps its port. */
export interface Ports {
  gateway: number;
  auth: number;
  chat: number;
  billing: number;
  notify: number;
  sandbox: number;
  sandboxSmtp: number;
}

/** A process that serves metrics. */
export type MeteredProcess = 'gateway' | SchemaName;

/**
 * Picks free ports for the processes whose port is not configured. The sandbox gets the port after the gateway's if
 * that one is free.
 * @throws StartFailure when the gateway's port is in use.
 */
export async function pickPorts(settings: Settings): Promise<Ports> {
  const { port, host } = settings;
  const configured = [...(port ? [port, port + 1] : []), ...Object.values(metricsPorts(settings) ?? {})];
  reservePorts(configured);
  const [auth, chat, billing, notify, sandboxSmtp, spareSandbox, spareGateway] = await freePorts(7);
  const gateway = port || spareGateway;
  if (!auth || !chat || !billing || !notify || !sandboxSmtp || !spareSandbox || !gateway)
    throw new StartFailure('There are no free ports.');
  if (!(await isPortFree(gateway, host)))
    throw new StartFailure(
      `Port ${gateway} of ${host} is in use. Stop what uses it, or set PORT to another one.`,
    );
  const next = gateway + 1;
  const sandbox = port && next <= 65_535 && (await isPortFree(next, '127.0.0.1')) ? next : spareSandbox;
  return { gateway, auth, chat, billing, notify, sandbox, sandboxSmtp };
}

/**
 * All processes run on one machine, so each serves its metrics on its own port, counting from METRICS_PORT.
 * @returns undefined when METRICS_PORT is not set.
 */
export function metricsPorts({
  environment,
}: Pick<Settings, 'environment'>): Record<MeteredProcess, number> | undefined {
  const first = Number(environment.METRICS_PORT);
  if (!(first > 0)) return undefined;
  return { gateway: first, auth: first + 1, chat: first + 2, billing: first + 3, notify: first + 4 };
}
