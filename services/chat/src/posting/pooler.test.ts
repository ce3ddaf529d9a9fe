import { hasPgBouncer, startPgBouncer, type TestPooler, until } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

/** What it needs: `apt-get install pgbouncer`. */
describe.skipIf(!hasPgBouncer())('through PgBouncer in transaction mode', () => {
  let chat: TestChat;
  let pooler: TestPooler;
  let replica: Replica;
  let other: Replica;
  /** Until it resolves, replies stop after their first words. */
  let pause: Promise<void> | undefined;
  const coach: Coach = {
    async reply({ onText, signal }) {
      onText('I hear you. ');
      await (pause ?? new Promise((resolve) => setTimeout(resolve, 100)));
      signal.throwIfAborted();
      onText('What would help tonight?');
    },
  };
  beforeAll(async () => {
    chat = await startChat();
    pooler = await startPgBouncer(chat.databaseUrl);
    const urls = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: chat.databaseUrl };
    replica = await chat.start({ ...urls, TURN_LEASE_MS: '1000' }, { coach });
    other = await chat.start({ ...urls, TURN_POLL_MS: '600000' });
  });
  afterAll(() => pooler.stop());

  test('people who write at the same time get their whole replies, and see their own conversations', async () => {
    const converse = async () => {
      const person = chat.signIn();
      const events = await replica.stream(person, 'POST', '/chat-start', { body: QUESTION });
      const { conversationId } = await events.first('start');
      expect((await events.end())?.event).toBe('done');
      const body = { conversationId, message: 'And yesterday again.' };
      for (let time = 1; time <= 4; time += 1)
        expect(
          (await replica.call(person, 'POST', '/chat-followup', { body, key: `key-${time}` })).status,
        ).toBe(200);
      const again = await replica.call(person, 'POST', '/chat-followup', { body, key: 'key-4' });
      expect([again.body.messages.length, again.body.usage.count]).toEqual([10, 5]);
      const list = await replica.call(person, 'GET', '/conversations');
      expect(list.body.conversations.map(({ id }: { id: string }) => id)).toEqual([conversationId]);
      const found = await replica.call(person, 'GET', '/conversations?q=dishes');
      expect(found.body.conversations).toHaveLength(1);
      expect((await replica.call(person, 'DELETE', `/conversations/${conversationId}`)).status).toBe(204);
    };
    await Promise.all(Array.from({ length: 6 }, converse));
  });

  test('a growing reply is stored, a turn whose process died is settled, and a finding of rows ends with its transaction', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pause = promise;
    const person = chat.signIn();
    const events = await replica.stream(person, 'POST', '/chat-start', { body: QUESTION });
    const { conversationId } = await events.first('start');
    await until(async () => (await chat.sql('select from chat.turn_pieces')).length > 0);
    await chat.sql(
      'update chat.turns set leased_by = gen_random_uuid() where conversation_id = $1',
      conversationId,
    );
    resolve();
    pause = undefined;
    await events.end();
    await until(async () => {
      const [turn] = await chat.sql("select from chat.turns where state = 'generating'");
      return turn === undefined;
    });
    for (let time = 0; time < 8; time += 1)
      expect(await replica.deps.db.selectFrom('turns').select('id').execute()).toEqual([]);
  });

  test('a reply reaches those who follow it on another replica by notifications', async () => {
    const person = chat.signIn();
    const events = await replica.stream(person, 'POST', '/chat-start', { body: QUESTION });
    const { conversationId } = await events.first('start');
    const resumed = await other.stream(person, 'GET', `/conversations/${conversationId}/stream`);
    expect([(await resumed.end())?.event, (await events.end())?.event]).toEqual(['done', 'done']);
    expect(resumed.text).toBe(events.text);
  });
});
