import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from '../log.ts';

/** All metrics of this process. Labels have few and fixed values: routes, methods, outcomes; never ids or texts. */
const registry = new Registry();

/**
 * Creates a counter.
 * @param labels all label names that `inc` may use.
 */
export function counter<L extends string>(name: string, help: string, labels: readonly L[]): Counter<L> {
  return new Counter({ name, help, labelNames: labels, registers: [registry] });
}

/** Creates a gauge that is read when Prometheus scrapes; a second gauge of the same name replaces the first. */
export function gauge(name: string, help: string, read: () => Promise<number> | number): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      // A gauge that cannot be read must not hide the other metrics.
      this.set(await (async () => read())().catch(() => Number.NaN));
    },
  });
}

/**
 * Creates a histogram.
 * @param buckets upper bounds in seconds.
 */
export function histogram<L extends string>(
  name: string,
  help: string,
  labels: readonly L[],
  buckets: readonly number[],
): Histogram<L> {
  return new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] });
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
  collectDefaultMetrics({ register: registry });
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
