import { until } from '@app/testkit';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createDatabase, silentLog } from '../index.ts';
import { startBlockingProxy } from './blocking-proxy.fixture.ts';
import { BACKENDS, EventsFixture } from './events.fixture.ts';

describe.each(BACKENDS)('when the queue on $backend', (on) => {
  const fixture = new EventsFixture(on);

  test('has lost its jobs, events are enqueued again and received once', async () => {
    const relay = fixture.relay();
    const mail = await fixture.publishMail();
    await fixture.waitUntilSent(1);
    await relay.stop();
    await fixture.deleteJobs();
    fixture.inbox();
    fixture.relay();
    await fixture.waitUntilAcknowledged(1);
    expect(await fixture.receivedMails()).toEqual([mail]);
  });

  if (on.backend === 'PostgreSQL') cutsAndRefusesConnections(fixture);
  else diesAndFreezes(fixture);
});

function cutsAndRefusesConnections(fixture: EventsFixture): void {
  test('closes its connections, they are opened again', async () => {
    fixture.inbox();
    fixture.relay();
    await fixture.waitUntilReceived(await fixture.publishMail());
    const admin = createDatabase<unknown>({ url: fixture.database.adminUrl, log: silentLog });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename like 'svc%'`.execute(admin);
    await admin.destroy();
    const mail = await until(() => fixture.publishMail());
    await until(async () => (await fixture.receivedMails()).includes(mail), { timeout: 10_000 });
  });

  test('refuses the first connections of a receiver and a relay, they retry without blocking the process, and all events arrive', async () => {
    const proxy = await startBlockingProxy(fixture.receiving.databaseUrl);
    fixture.receiving.databaseUrl = proxy.urlThrough(fixture.receiving.databaseUrl);
    fixture.sending.databaseUrl = proxy.urlThrough(fixture.sending.databaseUrl);
    try {
      fixture.inbox();
      fixture.relay();
      const mail = await fixture.publishMail();
      await until(() => proxy.rejectedConnections() > 5, { timeout: 10_000 });
      expect(await fixture.receivedMails()).toEqual([]);
      proxy.unblock();
      await fixture.waitUntilReceived(mail);
    } finally {
      proxy.close();
    }
  });
}

function diesAndFreezes(fixture: EventsFixture): void {
  test.each([
    ['is emptied', () => fixture.redis?.flush()],
    ['is restarted without its data', () => fixture.redis?.kill().then(() => fixture.redis?.start())],
  ])('%s while jobs are pending and running, every event is received once', async (_what, lose) => {
    const taking = Promise.withResolvers<void>();
    let taken = 0;
    fixture.inbox(async (_mailId, take) => {
      taken += 1;
      await taking.promise;
      await take();
    });
    fixture.relay();
    const mails = await Promise.all(Array.from({ length: 30 }, () => fixture.publishMail()));
    await fixture.waitUntilSent(mails.length);
    await until(() => taken > 0);
    await lose();
    const later = await fixture.publishMail();
    taking.resolve();
    await fixture.waitUntilReceived(later, 15_000);
    await fixture.waitUntilAcknowledged(mails.length + 1);
    expect(await fixture.receivedMails()).toEqual([...mails, later].sort());
  });

  describe('is dead', () => {
    afterEach(() => fixture.redis?.start());

    test('publishing does not wait, and all events arrive once it is back', async () => {
      fixture.inbox();
      const relay = fixture.relay();
      const before = await fixture.publishMail();
      await fixture.waitUntilReceived(before);
      await fixture.redis?.kill();
      const began = performance.now();
      const during = await Promise.all(Array.from({ length: 20 }, () => fixture.publishMail()));
      relay.wake();
      expect(performance.now() - began).toBeLessThan(1_000);
      await relayHasTried();
      await fixture.redis?.start();
      for (const mail of during) await fixture.waitUntilReceived(mail, 15_000);
      expect(await fixture.receivedMails()).toEqual([before, ...during].sort());
    });

    /** Waits until the relay has claimed rows and so is calling a queue that does not answer. */
    const relayHasTried = () =>
      until(
        async () =>
          (await fixture.sender.selectFrom('outbox').select('id').where('attempts', '>', 0).execute())
            .length > 1,
      );

    test('a frozen Redis is handled like a dead one', async () => {
      fixture.inbox();
      fixture.relay();
      await fixture.waitUntilReceived(await fixture.publishMail());
      fixture.redis?.freeze();
      const mail = await fixture.publishMail();
      await relayHasTried();
      // The call to the frozen Redis times out and the relay releases its claim.
      await until(
        async () =>
          (await fixture.sender.selectFrom('outbox').select('id').where('attempts', '=', 0).execute())
            .length > 0,
        { timeout: 15_000 },
      );
      fixture.redis?.thaw();
      await fixture.waitUntilReceived(mail, 15_000);
    });

    test('a relay and a receiver start and stop in time', async () => {
      await fixture.redis?.kill();
      const worker = fixture.inbox();
      const relay = fixture.relay();
      await fixture.publishMail();
      relay.wake();
      const began = performance.now();
      await Promise.all([worker.close(), relay.stop()]);
      expect(performance.now() - began).toBeLessThan(8_000);
    });

    test('a relay and a receiver that started without it begin when it is available', async () => {
      await fixture.redis?.kill();
      fixture.inbox();
      fixture.relay();
      const mail = await fixture.publishMail();
      await fixture.redis?.start();
      await fixture.waitUntilReceived(mail, 15_000);
    });
  });
}
