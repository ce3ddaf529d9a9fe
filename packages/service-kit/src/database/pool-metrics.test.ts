import { createTestDatabase } from '@app/testkit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, silentLog } from '../index.ts';
import { serveMetrics } from '../telemetry/metrics.ts';

test('an operator sees how many connections are in use, and how long requests wait for one', async () => {
  const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 }, silentLog);
  const database = await createTestDatabase();
  const read = async (sample: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.slice(sample.length) ?? 0,
    );
  };
  const size = 'database_pool_size{pool="requests"}';
  const waited = 'database_pool_wait_seconds_sum{pool="requests"}';
  const used = 'database_pool_connections{pool="requests",state="used"}';
  const db = createDatabase({ url: database.urls.chat, log: silentLog, max: 1 });
  try {
    await sql`select 1`.execute(db);
    const growths: number[] = [];
    while (growths.length < 5) {
      const before = await read(waited);
      await sql`select 1`.execute(db);
      growths.push((await read(waited)) - before);
    }
    // Pools that other tests of this process left may wait meanwhile, but not each time.
    expect(Math.min(...growths)).toBe(0);
    const before = await read(waited);
    await db
      .connection()
      .execute(async (holder) => {
        const waiting = sql`select 1`.execute(db);
        expect(await read(used)).toBe(1);
        await sql`select pg_sleep(0.2)`.execute(holder);
        return { waiting };
      })
      .then(({ waiting }) => waiting);
    expect(await read(waited)).toBeGreaterThan(before + 0.2);
    expect(await read(used)).toBe(0);
    expect(await read(size)).toBe(1);
  } finally {
    await db.destroy();
    await database.drop();
    await metrics.stop();
  }
});
