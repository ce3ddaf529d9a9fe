import type { Logger } from '../log.ts';
import { readTelemetryConfig } from './config.ts';

/** Running telemetry of a process. */
export interface Telemetry {
  stop(): Promise<void>;
}

/**
 * Starts metrics for Prometheus and traces for a collector, as far as the settings ask for them.
 * @throws SettingsError for an invalid setting, and the error of the system when the metrics port is in use.
 */
export async function startTelemetry(service: string, log: Logger): Promise<Telemetry> {
  const { metrics, traces } = readTelemetryConfig();
  const running: Telemetry[] = [];
  if (traces) {
    const { exportTraces } = await import('./export-traces.ts');
    running.push(exportTraces(service, traces));
  }
  if (metrics) {
    const { serveMetrics } = await import('./metrics.ts');
    running.push(await serveMetrics(metrics, log));
  }
  return {
    async stop() {
      await Promise.all(running.map((part) => part.stop()));
    },
  };
}
