import type { Logger } from '../log.ts';
import { readTelemetryConfig } from './config.ts';

/** What runs beside a process so that it can be watched. */
export interface Telemetry {
  stop(): Promise<void>;
}

/**
 * Starts what the settings ask for: metrics for Prometheus, traces for a collector (rule 14). Asked for neither, it starts
 * nothing.
 * @throws SettingsError for a bad setting; the system's own error when the metrics' port is taken.
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
