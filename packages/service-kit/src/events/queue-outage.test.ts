import { until } from '@app/testkit';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createDatabase, silentLog } from '../index.ts';
import { BACKENDS, TestHouse } from './house-for-tests.ts';
import { shutDoor } from './shut-door-for-tests.ts';

describe.each(BACKENDS)('when the queue on $backend', (on) => {
  const house = new TestHouse(on);

  test('has lost its jobs they are sent again, and taken in once', async () => {
    const relay = house.relay();
    const mail = await house.request();
    await house.isSent(1);
    await relay.stop();
    await house.loseJobs();
    house.inbox();
    house.relay();
    await house.isAcknowledged(1);
    expect(await house.taken()).toEqual([mail]);
  });

  if (on.backend === 'PostgreSQL') cutsAndRefusesConnections(house);
  else diesAndFreezes(house);
});

function cutsAndRefusesConnections(house: TestHouse): void {
  test('cuts its connections they are opened again', async () => {
    house.inbox();
    house.relay();
    await house.isTaken(await house.request());
    const admin = createDatabase<unknown>({ url: house.database.adminUrl, log: silentLog });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename like 'svc%'`.execute(admin);
    await admin.destroy();
    const mail = await until(() => house.request());
    await until(async () => (await house.taken()).includes(mail), { timeout: 10_000 });
  });

  test('refuses a receiver’s and a relay’s very first words they ask again, the process has time for others, and all arrives', async () => {
    const door = await shutDoor(house.receiving.databaseUrl);
    house.receiving.databaseUrl = door.through(house.receiving.databaseUrl);
    house.sending.databaseUrl = door.through(house.sending.databaseUrl);
    try {
      house.inbox();
      house.relay();
      const mail = await house.request();
      await until(() => door.sentAway() > 5, { timeout: 10_000 });
      expect(await house.taken()).toEqual([]);
      door.open();
      await house.isTaken(mail);
    } finally {
      door.close();
    }
  });
}

function diesAndFreezes(house: TestHouse): void {
  describe('is dead', () => {
    afterEach(() => house.redis?.start());

    test('saying does not wait, nothing is lost, and all arrives once it is back', async () => {
      house.inbox();
      const relay = house.relay();
      const before = await house.request();
      await house.isTaken(before);
      await house.redis?.kill();
      const began = performance.now();
      const during = await Promise.all(Array.from({ length: 20 }, () => house.request()));
      relay.wake();
      expect(performance.now() - began).toBeLessThan(1_000);
      await relayHasTried();
      await house.redis?.start();
      for (const mail of during) await house.isTaken(mail, 15_000);
      expect(await house.taken()).toEqual([before, ...during].sort());
    });

    /** It has claimed rows, and so is asking a queue that doesn't answer. */
    const relayHasTried = () =>
      until(
        async () =>
          (await house.sender.selectFrom('outbox').select('id').where('attempts', '>', 0).execute()).length >
          1,
      );

    test('a frozen one is given up on like a dead one', async () => {
      house.inbox();
      house.relay();
      await house.isTaken(await house.request());
      house.redis?.freeze();
      const mail = await house.request();
      await relayHasTried();
      // The relay gives the frozen one up and puts the row back as it was.
      await until(
        async () =>
          (await house.sender.selectFrom('outbox').select('id').where('attempts', '=', 0).execute()).length >
          0,
        { timeout: 15_000 },
      );
      house.redis?.thaw();
      await house.isTaken(mail, 15_000);
    });

    test('a relay and a receiver start and stop in time', async () => {
      await house.redis?.kill();
      const worker = house.inbox();
      const relay = house.relay();
      await house.request();
      relay.wake();
      const began = performance.now();
      await Promise.all([worker.close(), relay.stop()]);
      expect(performance.now() - began).toBeLessThan(8_000);
    });

    test('a relay and a receiver that started without it begin when it is there', async () => {
      await house.redis?.kill();
      house.inbox();
      house.relay();
      const mail = await house.request();
      await house.redis?.start();
      await house.isTaken(mail, 15_000);
    });
  });
}
