import * as z from 'zod';
import { readSettings, setting } from '../settings/settings.ts';

const schema = z.object({
  METRICS_PORT: setting.count(0, { max: 65_535 }),
  METRICS_HOST: setting.host(),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting.url().optional(),
  TRACE_RATIO: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a number from 0 to 1')
    .default('1')
    .transform(Number),
});

/** Settings for metrics and traces. */
export interface TelemetryConfig {
  /** Where to serve metrics for Prometheus; undefined: not at all. The port must not be reachable from outside. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The collector for traces (OTLP over HTTP) and the sampled part of them; undefined: no traces. */
  readonly traces: { readonly endpoint: string; readonly ratio: number } | undefined;
}

/** @throws SettingsError with all problems. */
export function readTelemetryConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): TelemetryConfig {
  const read = readSettings(schema, env);
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    metrics: read.METRICS_PORT === 0 ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    traces: endpoint === undefined ? undefined : { endpoint, ratio: read.TRACE_RATIO },
  };
}
