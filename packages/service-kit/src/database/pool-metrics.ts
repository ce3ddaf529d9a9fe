import type pg from 'pg';
import { histogram, labelledGauge } from '../telemetry/metrics.ts';

/** The pools of a process, called as in docs/operations.md. */
type PoolName = 'requests' | 'system';

/** The newest pool of each name: a process opens one of each. */
const pools = new Map<PoolName, pg.Pool>();

labelledGauge('database_pool_connections', 'Open connections to the database', ['pool', 'state'], () =>
  [...pools].flatMap(([pool, { idleCount, totalCount }]) => [
    [{ pool, state: 'idle' }, idleCount] as const,
    [{ pool, state: 'used' }, totalCount - idleCount] as const,
  ]),
);
labelledGauge('database_pool_size', 'Connections that a pool may open', ['pool'], () =>
  [...pools].map(([pool, { options }]) => [{ pool }, options.max]),
);
const waits = histogram(
  'database_pool_wait_seconds',
  'How long work waited for a connection when none was idle',
  ['pool'],
  [0.005, 0.02, 0.1, 0.5, 1, 3],
);

/**
 * Exports how busy a pool is.
 * @returns a function that records how long something has waited for a connection.
 */
export function exportPool(name: PoolName, pool: pg.Pool): (seconds: number) => void {
  pools.set(name, pool);
  return (seconds) => waits.observe({ pool: name }, seconds);
}
