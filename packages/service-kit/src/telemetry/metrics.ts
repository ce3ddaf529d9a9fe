import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from '../log.ts';

/** Everything this process counts. Labels are few and fixed: names of routes, methods, outcomes; never ids or texts. */
const registry = new Registry();

/** Counts what only grows. @param labels every name that `inc` may use. */
export function counter<L extends string>(name: string, help: string, labels: readonly L[]): Counter<L> {
  return new Counter({ name, help, labelNames: labels, registers: [registry] });
}

/** Shows a figure as it is at the moment Prometheus asks; of several readers by one name the newest is asked. */
export function gauge(name: string, help: string, read: () => Promise<number> | number): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

/** Counts durations. @param buckets upper bounds; seconds. */
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

/** Counts one answer. `route` is the pattern of the contract, never the path that was asked for. */
export function countAnswer(
  { method, route, status }: { method: string; route: string; status: number },
  seconds: number,
): void {
  requests.observe({ method, route, status }, seconds);
}

/**
 * Serves `GET /metrics` to Prometheus on a port of its own, which no gateway leads to (rule 14).
 * @returns the port it listens on, and how to end it.
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
        log.warn({ err: error }, 'the metrics could not be gathered');
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
