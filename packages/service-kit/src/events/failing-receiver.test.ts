import { until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { BACKENDS, TestHouse } from './house-for-tests.ts';

describe.each(BACKENDS)('a receiver of events over BullMQ on $backend', (on) => {
  const house = new TestHouse(on);
  const onlyRow = () => house.sender.selectFrom('outbox').select('id').executeTakeFirstOrThrow();

  describe('that fails', () => {
    test('three times takes the event in at the fourth, once', async () => {
      let attempts = 0;
      house.inbox(async (_mailId, take) => {
        await take();
        attempts += 1;
        if (attempts <= 3) throw new Error('not yet');
      });
      house.relay();
      const mail = await house.request();
      await house.isTaken(mail, 15_000);
      expect([attempts, await house.taken()]).toEqual([4, [mail]]);
    });

    test('tells the queue nothing of what it failed at', async () => {
      house.inbox(() => Promise.reject(new Error('ada@example.org wrote something private')));
      house.relay();
      await house.request();
      const { id } = await onlyRow();
      const queue = house.queue();
      await until(async () => (await queue.state(id)) === 'delayed', { timeout: 10_000 });
      const job = await house.job(id);
      expect(job).toContain('the event was not taken in');
      expect(job).not.toContain('private');
    });

    test('at all its attempts is given the event again, and takes it in once it has been mended', async () => {
      const queue = house.queue();
      const mail = await house.request();
      const { id } = await onlyRow();
      const broken = house.inbox(() => Promise.reject(new Error('not written yet')));
      const relay = house.relay();
      await until(async () => (await queue.state(id)) === 'delayed', { timeout: 10_000 });
      await house.exhaust(id);
      await until(async () => (await queue.state(id)) === 'failed', { timeout: 15_000 });
      await Promise.all([broken.close(), relay.stop()]);
      house.inbox();
      house.relay();
      await house.isAcknowledged(1);
      expect(await house.taken()).toEqual([mail]);
    });

    test('at what nobody understands keeps it, and keeps no other event waiting', async () => {
      await house.sender
        .insertInto('outbox')
        .values([
          { receiver: 'notify', topic: 'from.the.future', payload: '{}' },
          { receiver: 'notify', topic: 'mail.requested', payload: '{"mailId":"poison"}' },
          { receiver: 'notify', topic: 'mail.requested', payload: '"not even an object"' },
        ])
        .execute();
      house.inbox();
      house.relay();
      const mail = await house.request();
      await house.isTaken(mail);
      await house.isAcknowledged(1);
      expect(await house.taken()).toEqual([mail]);
    });
  });

  test('that is stopped finishes the event it is taking in', async () => {
    const entered = Promise.withResolvers<void>();
    const leave = Promise.withResolvers<void>();
    const worker = house.inbox(async (_mailId, take) => {
      entered.resolve();
      await leave.promise;
      await take();
    });
    house.relay();
    const mail = await house.request();
    await entered.promise;
    const closed = worker.close();
    leave.resolve();
    await closed;
    expect(await house.taken()).toEqual([mail]);
  });
});
