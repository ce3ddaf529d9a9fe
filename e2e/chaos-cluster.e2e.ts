import { expect, test } from 'vitest';
import { runCluster } from '../chaos/cluster/run-cluster.ts';

/** Together they have every kind of fault: kill, freeze, roll, failover, FLUSHALL, all states of edges, three third parties. */
const FIXED = [3, 7, 11, 14, 30];

test('several processes of each service keep every promise while they, the database, Redis and the connections fail', async () => {
  const fresh = Date.now() % 1_000_000;
  expect(await runCluster({ seeds: [...FIXED, fresh], seconds: 3, people: 4 })).toBe(true);
}, 300_000);
