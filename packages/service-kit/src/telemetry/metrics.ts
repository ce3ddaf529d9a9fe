import { createServer } from 'node:http';
import type { Logger } from '../log.ts';

type Library = typeof import('prom-client');
/** All metrics of this process. Labels have few and fixed values: routes, methods, outcomes; never ids or texts. */
type Registry = InstanceType<Library['Registry']>;
type CreateMetric = (library: Library, registry: Registry) => void;

/** How to create each metric, by name. */
const metrics = new Map<string, CreateMetric>();
/** Undefined until metrics are served: the library takes 1 MiB and up to a tenth of the start of a process. */
let served: { readonly library: Library; readonly registry: Registry } | undefined;

/** A second metric of the same name replaces the first. */
function addMetric(name: string, create: CreateMetric): void {
  metrics.set(name, create);
  served?.registry.removeSingleMetric(name);
  if (served) create(served.library, served.registry);
}

async function createRegistry(): Promise<Registry> {
  const library = await import('prom-client');
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  for (const create of metrics.values()) create(library, registry);
  served = { library, registry };
  return registry;
}

type LabelValues<L extends string> = Readonly<Partial<Record<L, string | number>>>;
type Sample<L extends string> = readonly [values: LabelValues<L>, value: number];

/**
 * Creates a counter. It counts nothing until metrics are served.
 * @param labels all label names that `inc` may use.
 * @returns `inc` adds 1. Adding 0 exports a value that may be counted later: for Prometheus, a first value of 1 is no
 * increase.
 */
export function counter<L extends string>(
  name: string,
  help: string,
  labels: readonly L[],
): { inc(values: LabelValues<L>, by?: 0 | 1): void } {
  let created: { inc(values: LabelValues<L>, by?: number): void } | undefined;
  addMetric(name, ({ Counter }, registry) => {
    created = new Counter({ name, help, labelNames: labels, registers: [registry] });
  });
  return { inc: (values, by = 1) => created?.inc(values, by) };
}

/** Creates a gauge that is read when Prometheus scrapes. */
export function gauge(name: string, help: string, read: () => Promise<number> | number): void {
  addMetric(name, ({ Gauge }, registry) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A gauge that cannot be read must not hide the other metrics.
        this.set(await (async () => read())().catch(() => Number.NaN));
      },
    });
  });
}

/** Creates a gauge with labels, which is read when Prometheus scrapes. It has no value when it cannot be read. */
export function labelledGauge<L extends string>(
  name: string,
  help: string,
  labels: readonly L[],
  read: () => Promise<readonly Sample<L>[]> | readonly Sample<L>[],
): void {
  addMetric(name, ({ Gauge }, registry) => {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [values, value] of await (async () => read())().catch(() => [])) this.set(values, value);
      },
    });
  });
}

/**
 * Creates a histogram. It records nothing until metrics are served.
 * @param buckets upper bounds in seconds.
 */
export function histogram<L extends string>(
  name: string,
  help: string,
  labels: readonly L[],
  buckets: readonly number[],
): { observe(values: LabelValues<L>, seconds: number): void } {
  let created: { observe(values: LabelValues<L>, seconds: number): void } | undefined;
  addMetric(name, ({ Histogram }, registry) => {
    created = new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] });
  });
  return { observe: (values, seconds) => created?.observe(values, seconds) };
}

const requests = histogram(
  'http_server_request_duration_seconds',
  'How long answers took, streams to their end',
  ['method', 'route', 'status'],
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
);

/** Records one request. `route` is the pattern from the contract, never the requested path. */
export function observeRequest(
  { method, route, status }: { method: string; route: string; status: number },
  seconds: number,
): void {
  requests.observe({ method, route, status }, seconds);
}

/**
 * Serves `GET /metrics` to Prometheus on a separate port, which the gateway does not route to.
 * @returns the port and a function that stops the server.
 */
export async function serveMetrics(
  at: { host: string; port: number },
  log: Logger,
): Promise<{ port: number; stop(): Promise<void> }> {
  const registry = served?.registry ?? (await createRegistry());
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'metrics collection failed');
        response.writeHead(500).end();
      },
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(at.port, at.host, resolve);
  await promise;
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
