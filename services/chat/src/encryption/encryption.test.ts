import { randomBytes, randomUUID } from 'node:crypto';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { seal, unseal } from '@app/service-kit';
import { until } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { wrapWithMasterKeys } from './master-keys.adapter.ts';

let chat: TestChat;
let coach: Sandbox;
let replica: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  replica = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
});
afterAll(() => coach.stop());

const CANARY = 'Zephyrine';

/** Every row of every table of the service as text, with bytes both decoded and in hexadecimal. */
async function everythingStored(): Promise<string> {
  const tables = await chat.sql<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'chat'",
  );
  const rows = await Promise.all(
    tables.map(({ name }) => chat.sql<{ text: string }>(`select row::text as text from chat.${name} as row`)),
  );
  return rows
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

describe('conversations at rest', () => {
  test('[PUR-7] hold no plain text in any table or column', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'hold', words: 30 });
    const events = await replica.stream(ada, 'POST', '/chat-start', {
      body: {
        title: `About ${CANARY}`,
        question: `My sister ${CANARY} and I do not talk since ${CANARY} moved.`,
      },
      key: 'key-1',
    });
    const { conversationId } = await events.first('start');
    await until(async () => {
      const [turn] = await chat.sql('select 1 from chat.turn_pieces where octet_length(sealed) > 60');
      return turn !== undefined;
    });
    const during = await everythingStored();
    coach.coach.setBehavior({ mode: 'ok' });
    await events.end();
    const { body } = await replica.call(ada, 'GET', `/conversations/${conversationId}`);
    const [, reply] = body.messages;
    await replica.call(ada, 'PUT', `/conversations/${conversationId}/messages/${reply.id}/feedback`, {
      body: { rating: 'down', reason: `It is about ${CANARY}` },
    });
    await replica.call(ada, 'PATCH', `/conversations/${conversationId}`, {
      body: { title: `${CANARY} again` },
    });
    const everything = (during + (await everythingStored())).toLowerCase();
    const spoken = [CANARY, ...reply.content.split(/\W+/).filter((word: string) => word.length > 6)];
    for (const word of spoken) {
      expect(everything).not.toContain(word.toLowerCase());
      expect(everything).not.toContain(Buffer.from(word).toString('hex'));
    }
    expect(everything).toContain(conversationId);
  });

  test('a text moved to another row, column or owner can’t be opened', async () => {
    const [ada, bob] = [chat.signIn(), chat.signIn()];
    const start = (title: string) => ({ body: { title, question: 'We never find time to talk any more.' } });
    const one = await replica.call(ada, 'POST', '/chat-start', start('The first'));
    const two = await replica.call(ada, 'POST', '/chat-start', start('The second'));
    const other = await replica.call(bob, 'POST', '/chat-start', start('Of Bob'));
    const [from, to, bobs] = [one, two, other].map(({ body }) => body.data.conversationId);
    await chat.sql(
      'update chat.conversations set title = (select title from chat.conversations where id = $1) where id = $2',
      from,
      to,
    );
    const moved = await replica.call(ada, 'GET', `/conversations/${to}`);
    expect([moved.status, moved.body.code]).toEqual([500, 'internal']);
    await chat.sql('update chat.conversations set title = preview where id = $1', from);
    expect((await replica.call(ada, 'GET', `/conversations/${from}`)).status).toBe(500);
    await chat.sql(
      'update chat_keys.user_keys set wrapped_key = (select wrapped_key from chat_keys.user_keys where owner_id = $1) where owner_id = $2',
      ada.userId,
      bob.userId,
    );
    const fresh = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
    expect((await fresh.call(bob, 'GET', `/conversations/${bobs}`)).status).toBe(500);
  });

  test('deleting a person’s key deletes all rows that reference it', async () => {
    const ada = chat.signIn();
    const question = 'We never find time to talk any more.';
    await replica.call(ada, 'POST', '/chat-start', { body: { title: 'No time', question } });
    await chat.sql('delete from chat_keys.user_keys where owner_id = $1', ada.userId);
    for (const table of ['conversations', 'messages', 'turns'])
      expect(await chat.sql(`select id from chat.${table} where owner_id = $1`, ada.userId)).toEqual([]);
  });

  test('after a rotation the old master key opens old data keys, and the new one wraps new data keys', async () => {
    const [ada, bob] = [chat.signIn(), chat.signIn()];
    const body = { title: 'No time', question: 'We never find time to talk any more.' };
    await replica.call(ada, 'POST', '/chat-start', { body });
    const rotated = await chat.start({
      OPENAI_BASE_URL: coach.coachUrl,
      MASTER_KEYS: `test2:${randomBytes(32).toString('base64')},${chat.masterKeys}`,
    });
    expect((await rotated.call(ada, 'GET', '/conversations')).body.conversations[0].title).toBe('No time');
    await rotated.call(bob, 'POST', '/chat-start', { body });
    const keys = await chat.sql(
      'select master_key_id from chat_keys.user_keys where owner_id in ($1, $2) order by master_key_id',
      ada.userId,
      bob.userId,
    );
    expect(keys).toEqual([{ master_key_id: 'test1' }, { master_key_id: 'test2' }]);
  });
});

describe('the cipher', () => {
  const key = randomBytes(32);
  const sealed = seal(key, Buffer.from('a secret'), 'here');

  test('opens what it sealed, and never produces the same output twice', () => {
    expect(unseal(key, sealed, 'here').toString()).toBe('a secret');
    expect(seal(key, Buffer.from('a secret'), 'here').equals(sealed)).toBe(false);
  });

  test('does not open a value that was changed, cut, moved or sealed with another key', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => unseal(key, changed, 'here')).toThrow();
      expect(() => unseal(key, sealed.subarray(0, at), 'here')).toThrow();
    }
    expect(() => unseal(key, sealed, 'there')).toThrow();
    expect(() => unseal(randomBytes(32), sealed, 'here')).toThrow();
  });

  test('a data key is unwrapped only for its owner and with a known master key', async () => {
    const wrapper = wrapWithMasterKeys(new Map([['m1', randomBytes(32)]]));
    const owner = randomUUID();
    const wrapped = await wrapper.wrap(key, owner);
    expect(await wrapper.unwrap(wrapped, owner)).toEqual(key);
    await expect(wrapper.unwrap(wrapped, randomUUID())).rejects.toThrow();
    await expect(wrapper.unwrap({ ...wrapped, masterKeyId: 'm2' }, owner)).rejects.toThrow(/MASTER_KEYS/);
  });
});
