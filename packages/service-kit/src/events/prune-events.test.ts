import { randomUUID } from 'node:crypto';
import { fakeClock, until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { BACKENDS, EventsFixture } from './events.fixture.ts';
import { oldestUndelivered, pruneEvents } from './prune-events.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const clock = fakeClock(new Date());
const ago = (ms: number) => new Date(clock.now().getTime() - ms);

describe('pruning events', () => {
  const [on] = BACKENDS;
  const fixture = new EventsFixture(on ?? { backend: 'PostgreSQL' });

  async function addToOutbox(created: Date, acknowledged: Date | null): Promise<string> {
    const { id } = await fixture.sender
      .insertInto('outbox')
      .values({
        receiver: 'notify',
        topic: 'mail.requested',
        payload: JSON.stringify({ mailId: randomUUID() }),
        created_at: created,
        // Not due, so that the relay does not enqueue it during the test.
        due_at: new Date(clock.now().getTime() + DAY),
        done_at: acknowledged,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const outbox = async () =>
    (await fixture.sender.selectFrom('outbox').select('id').execute()).map(({ id }) => id).sort();

  async function addKinds() {
    const undelivered = await addToOutbox(ago(400 * DAY), null);
    const lateAcknowledged = await addToOutbox(ago(30 * DAY), ago(7 * DAY - MINUTE));
    const longAcknowledged = await addToOutbox(ago(8 * DAY), ago(7 * DAY + MINUTE));
    return { stay: [undelivered, lateAcknowledged].sort(), go: longAcknowledged };
  }

  test('deletes an event seven days after it was acknowledged, and never one that was not', async () => {
    const { stay } = await addKinds();
    await pruneEvents(fixture.sender, clock.now());
    expect(await outbox()).toEqual(stay);
    clock.advance(2 * MINUTE);
    await pruneEvents(fixture.sender, clock.now());
    expect((await outbox()).length).toBe(1);
  });

  test('deletes records of received events after thirty days, and not before', async () => {
    const received = async (at: Date) => {
      const id = randomUUID();
      await fixture.sender
        .insertInto('inbox')
        .values({ id, topic: 'mail.requested', received_at: at })
        .execute();
      return id;
    };
    await received(ago(30 * DAY + MINUTE));
    const stays = await received(ago(30 * DAY - MINUTE));
    await pruneEvents(fixture.sender, clock.now());
    expect(await fixture.sender.selectFrom('inbox').select('id').execute()).toEqual([{ id: stays }]);
  });

  test('is done by the relay, which logs an error when an event waits for more than an hour', async () => {
    const { stay, go } = await addKinds();
    const lines: string[] = [];
    const log = createLog('test', 'error', { write: (line: string) => lines.push(line) });
    fixture.relay(50, { clock, log });
    await until(async () => !(await outbox()).includes(go));
    expect(await outbox()).toEqual(stay);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'events undelivered', seconds: expect.any(Number) }),
    ]);
    expect(await oldestUndelivered(fixture.sender, clock.now())).toBeGreaterThan(399 * 86_400);
  });

  test('logs no error while events are delivered in time', async () => {
    await addToOutbox(ago(59 * MINUTE), null);
    await addToOutbox(ago(400 * DAY), ago(1));
    const lines: string[] = [];
    const log = createLog('test', 'error', { write: (line: string) => lines.push(line) });
    await fixture.relay(50, { clock, log }).stop();
    expect(lines).toEqual([]);
    expect(await oldestUndelivered(fixture.sender, clock.now())).toBeCloseTo(59 * 60, -1);
  });
});
