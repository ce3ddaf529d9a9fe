import { randomUUID } from 'node:crypto';
import { until } from '@app/testkit';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createDatabase, say, silentLog } from '../index.ts';
import { BACKENDS, TestHouse } from './house-for-tests.ts';

describe.each(BACKENDS)('events over BullMQ on $backend', (on) => {
  const house = new TestHouse(on);

  describe('once what caused them is committed', () => {
    test('are received once, within a second of being said', async () => {
      house.inbox();
      const relay = house.relay(60_000);
      const first = await house.request();
      relay.wake();
      await house.isTaken(first);
      const took: number[] = [];
      const requested = [first];
      // The quickest of a few: whatever else the machine does slows none of them for long, waiting for a round all of them.
      while (requested.length < 4) {
        const said = performance.now();
        const next = await house.request();
        relay.wake();
        await until(async () => (await house.taken()).includes(next), { every: 5 });
        took.push(performance.now() - said);
        requested.push(next);
      }
      expect(Math.min(...took)).toBeLessThan(1_000);
      expect(await house.taken()).toEqual(requested.sort());
    });

    test('and never when it was rolled back', async () => {
      house.inbox();
      house.relay();
      const undone = house.sender.transaction().execute(async (trx) => {
        await say(trx, 'mail.requested', { mailId: randomUUID() });
        throw new Error('changed our mind');
      });
      await expect(undone).rejects.toThrow('changed our mind');
      const later = await house.request();
      await house.isAcknowledged(1);
      expect(await house.taken()).toEqual([later]);
    });

    test('are received once though the relay dies before or after handing them over', async () => {
      const [before, after] = [await house.request(), await house.request()];
      // Both were claimed; the second had reached the queue when the relay died.
      await house.sender.updateTable('outbox').set({ attempts: 1, due_at: sql<Date>`now()` }).execute();
      const delivery = await house.sender
        .selectFrom('outbox')
        .select(['id', 'topic', 'payload'])
        .where(sql`payload ->> 'mailId'`, '=', after)
        .executeTakeFirstOrThrow();
      await house.queue().add([delivery]);
      house.inbox();
      house.relay();
      await house.isAcknowledged(2);
      expect(await house.taken()).toEqual([before, after].sort());
    });

    test('have their effect once, also when they come again after they were taken in', async () => {
      house.inbox();
      const mail = await house.request();
      house.relay();
      await house.isAcknowledged(1);
      await house.loseJobs();
      await house.sender
        .updateTable('outbox')
        .set({ done_at: null, attempts: 0, due_at: sql<Date>`now()` })
        .execute();
      await house.isAcknowledged(1);
      expect(await house.taken()).toEqual([mail]);
    });

    test('are taken in when the receiver is up again', async () => {
      house.relay();
      const mails = [await house.request(), await house.request(), await house.request()];
      await house.isSent(3);
      house.inbox();
      await house.isAcknowledged(3);
      expect(await house.taken()).toEqual(mails.sort());
    });

    test('are received once by two receivers from two relays', async () => {
      for (let replica = 0; replica < 2; replica += 1) {
        house.relay();
        house.inbox();
      }
      const mails = await Promise.all(Array.from({ length: 60 }, () => house.request()));
      await house.isAcknowledged(60);
      expect(await house.taken()).toEqual(mails.sort());
    });

    test('need few connections', async () => {
      house.inbox();
      house.relay();
      await Promise.all(Array.from({ length: 20 }, () => house.request()));
      await house.isAcknowledged(20);
      const admin = createDatabase<unknown>({ url: house.database.adminUrl, log: silentLog });
      const { rows } = await sql<{ role: string; used: number }>`
        select usename as role, count(*)::int as used from pg_stat_activity
        where datname = current_database() and usename like 'svc%' group by usename`.execute(admin);
      await admin.destroy();
      // Ten of the service's own at most; two to send, two to receive, one to listen.
      for (const { role, used } of rows) expect(used, role).toBeLessThanOrEqual(14);
    });
  });
});
