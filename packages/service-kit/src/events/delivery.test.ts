import { randomUUID } from 'node:crypto';
import { until } from '@app/testkit';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createDatabase, publishEvent, silentLog } from '../index.ts';
import { BACKENDS, EventsFixture } from './events.fixture.ts';

describe.each(BACKENDS)('events over BullMQ on $backend', (on) => {
  const fixture = new EventsFixture(on);

  describe('after the transaction that published them', () => {
    test('are received once, within a second', async () => {
      fixture.inbox();
      const relay = fixture.relay(60_000);
      const first = await fixture.publishMail();
      relay.wake();
      await fixture.waitUntilReceived(first);
      const took: number[] = [];
      const requested = [first];
      // The fastest of a few is measured: a busy machine delays single events, but waiting for a round would delay
      // all.
      while (requested.length < 4) {
        const startedAt = performance.now();
        const next = await fixture.publishMail();
        relay.wake();
        await until(async () => (await fixture.receivedMails()).includes(next), { every: 5 });
        took.push(performance.now() - startedAt);
        requested.push(next);
      }
      expect(Math.min(...took)).toBeLessThan(1_000);
      expect(await fixture.receivedMails()).toEqual(requested.sort());
    });

    test('are received at once when another process published them', async () => {
      fixture.inbox();
      const notifications = fixture.notifications();
      fixture.relay(3_600_000, { notifications });
      await until(() => notifications.isListening());
      await fixture.waitUntilReceived(await fixture.publishMail());
      await fixture.waitUntilAcknowledged(1);
    });

    test('and never when it was rolled back', async () => {
      fixture.inbox();
      fixture.relay();
      const undone = fixture.sender.transaction().execute(async (trx) => {
        await publishEvent(trx, 'mail.requested', { mailId: randomUUID() });
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      const later = await fixture.publishMail();
      await fixture.waitUntilAcknowledged(1);
      expect(await fixture.receivedMails()).toEqual([later]);
    });

    test('are received once even when the relay dies before or after enqueueing them', async () => {
      const [before, after] = [await fixture.publishMail(), await fixture.publishMail()];
      // Both were claimed; the second was enqueued before the relay died.
      await fixture.sender.updateTable('outbox').set({ attempts: 1, due_at: sql<Date>`now()` }).execute();
      const delivery = await fixture.sender
        .selectFrom('outbox')
        .select(['id', 'topic', 'payload'])
        .where(sql`payload ->> 'mailId'`, '=', after)
        .executeTakeFirstOrThrow();
      await (await fixture.queue()).add([delivery]);
      fixture.inbox();
      fixture.relay();
      await fixture.waitUntilAcknowledged(2);
      expect(await fixture.receivedMails()).toEqual([before, after].sort());
    });

    test('have their effect once, also when they are delivered again', async () => {
      fixture.inbox();
      const mail = await fixture.publishMail();
      fixture.relay();
      await fixture.waitUntilAcknowledged(1);
      await fixture.deleteJobs();
      await fixture.sender
        .updateTable('outbox')
        .set({ done_at: null, attempts: 0, due_at: sql<Date>`now()` })
        .execute();
      await fixture.waitUntilAcknowledged(1);
      expect(await fixture.receivedMails()).toEqual([mail]);
    });

    test('are received when the receiver is up again', async () => {
      fixture.relay();
      const mails = [await fixture.publishMail(), await fixture.publishMail(), await fixture.publishMail()];
      await fixture.waitUntilSent(3);
      fixture.inbox();
      await fixture.waitUntilAcknowledged(3);
      expect(await fixture.receivedMails()).toEqual(mails.sort());
    });

    test('are received once by two receivers from two relays', async () => {
      for (let replica = 0; replica < 2; replica += 1) {
        fixture.relay();
        fixture.inbox();
      }
      const mails = await Promise.all(Array.from({ length: 60 }, () => fixture.publishMail()));
      await fixture.waitUntilAcknowledged(60);
      expect(await fixture.receivedMails()).toEqual(mails.sort());
    });

    test('need few database connections', async () => {
      fixture.inbox();
      fixture.relay();
      await Promise.all(Array.from({ length: 20 }, () => fixture.publishMail()));
      await fixture.waitUntilAcknowledged(20);
      const admin = createDatabase<unknown>({ url: fixture.database.adminUrl, log: silentLog });
      const { rows } = await sql<{ role: string; used: number }>`
        select usename as role, count(*)::int as used from pg_stat_activity
        where datname = current_database() and usename like 'svc%' group by usename`.execute(admin);
      await admin.destroy();
      // At most ten connections of the service's pool, two to enqueue, two to receive, one for LISTEN.
      for (const { role, used } of rows) expect(used, role).toBeLessThanOrEqual(14);
    });
  });
});
