import { until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { BACKENDS, EventsFixture } from './events.fixture.ts';

describe.each(BACKENDS)('a receiver of events over BullMQ on $backend', (on) => {
  const fixture = new EventsFixture(on);
  const onlyRow = () => fixture.sender.selectFrom('outbox').select('id').executeTakeFirstOrThrow();

  describe('that fails', () => {
    test('three times handles the event once, at the fourth attempt', async () => {
      let attempts = 0;
      fixture.inbox(async (_mailId, take) => {
        await take();
        attempts += 1;
        if (attempts <= 3) throw new Error('not yet');
      });
      fixture.relay();
      const mail = await fixture.publishMail();
      const { id } = await onlyRow();
      const queue = await fixture.queue();
      // The second attempt comes by itself, after half a second. The test does not wait for those after longer delays.
      await until(() => attempts === 2);
      for (const failed of [2, 3]) {
        await until(async () => attempts === failed && (await queue.state(id)) === 'delayed');
        await fixture.endRetryDelay(id);
      }
      await fixture.waitUntilReceived(mail);
      expect([attempts, await fixture.receivedMails()]).toEqual([4, [mail]]);
    });

    test('stores nothing of its error in the queue', async () => {
      fixture.inbox(() => Promise.reject(new Error('ada@example.org wrote something private')));
      fixture.relay();
      await fixture.publishMail();
      const { id } = await onlyRow();
      const queue = await fixture.queue();
      await until(async () => (await queue.state(id)) === 'delayed', { timeout: 10_000 });
      const job = await fixture.job(id);
      expect(job).toContain('the event could not be handled');
      expect(job).not.toContain('private');
    });

    test('at all its attempts gets the event again, and handles it once the fault is fixed', async () => {
      const queue = await fixture.queue();
      const mail = await fixture.publishMail();
      const { id } = await onlyRow();
      const broken = fixture.inbox(() => Promise.reject(new Error('not written yet')));
      const relay = fixture.relay();
      await until(async () => (await queue.state(id)) === 'delayed', { timeout: 10_000 });
      await fixture.exhaustAttempts(id);
      await fixture.endRetryDelay(id);
      await until(async () => (await queue.state(id)) === 'failed', { timeout: 15_000 });
      await Promise.all([broken.close(), relay.stop()]);
      fixture.inbox();
      fixture.relay();
      await fixture.waitUntilAcknowledged(1);
      expect(await fixture.receivedMails()).toEqual([mail]);
    });

    test('at an unknown or invalid event keeps it, and delays no other event', async () => {
      await fixture.sender
        .insertInto('outbox')
        .values([
          { receiver: 'notify', topic: 'from.the.future', payload: '{}' },
          { receiver: 'notify', topic: 'mail.requested', payload: '{"mailId":"poison"}' },
          { receiver: 'notify', topic: 'mail.requested', payload: '"not even an object"' },
        ])
        .execute();
      fixture.inbox();
      fixture.relay();
      const mail = await fixture.publishMail();
      await fixture.waitUntilReceived(mail);
      await fixture.waitUntilAcknowledged(1);
      expect(await fixture.receivedMails()).toEqual([mail]);
    });
  });

  test('that is stopped finishes the event it is handling', async () => {
    const entered = Promise.withResolvers<void>();
    const leave = Promise.withResolvers<void>();
    const worker = fixture.inbox(async (_mailId, take) => {
      entered.resolve();
      await leave.promise;
      await take();
    });
    fixture.relay();
    const mail = await fixture.publishMail();
    await entered.promise;
    const closed = worker.close();
    leave.resolve();
    await closed;
    expect(await fixture.receivedMails()).toEqual([mail]);
  });
});
