import { randomUUID } from 'node:crypto';
import { PINNED_MAX, UNDO_SECONDS } from '@app/contracts';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { destroyDeleted } from './restore-deleted.ts';

let chat: TestChat;
let coach: Sandbox;
let a: Replica;
let b: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  const settings = { OPENAI_BASE_URL: coach.coachUrl, FREE_MESSAGES_PER_MONTH: '100' };
  [a, b] = await Promise.all([chat.start(settings), chat.start(settings)]);
});
afterEach(() => coach.coach.setBehavior({ mode: 'ok' }));
afterAll(() => coach.stop());

const used = async (person: Person) => (await a.call(person, 'GET', '/usage')).body.count;
const detail = async (person: Person, id: string) => a.call(person, 'GET', `/conversations/${id}`);
const contents = async (person: Person, id: string) =>
  (await detail(person, id)).body.messages.map(({ content }: { content: string }) => content);
const list = async (person: Person, query = '') =>
  (await a.call(person, 'GET', `/conversations${query}`)).body.conversations;
const exported = async (person: Person) =>
  JSON.stringify((await a.ask('GET', `/internal/people/${person.userId}/export`)).body);
const say = (person: Person, conversationId: string, message: string, more: object = {}) =>
  a.call(person, 'POST', '/chat-followup', { body: { conversationId, message, ...more } });
const remove = (person: Person, id: string, messageId: string, on = a) =>
  on.call(person, 'DELETE', `/conversations/${id}/messages/${messageId}`);
const restore = (person: Person, id: string, messageId: string, on = a) =>
  on.call(person, 'POST', `/conversations/${id}/messages/${messageId}/restore`);
const removeMany = (person: Person, ids: readonly string[], on = a) =>
  on.call(person, 'POST', '/conversations/delete', { body: { ids } });
const restoreMany = (person: Person, ids: readonly string[], on = a) =>
  on.call(person, 'POST', '/conversations/restore', { body: { ids } });
const rowsOf = (person: Person) =>
  chat.sql('select id from chat.deleted_rows where owner_id = $1', person.userId);

const FIRST = 'We argue about marmalade every single evening.';
const SECOND = 'And he never mentions rhubarb to me.';

async function start(person: Person, question = FIRST) {
  const { body } = await a.call(person, 'POST', '/chat-start', { body: { ...QUESTION, question } });
  const { conversationId: id, messages } = body.data;
  return { id, question: messages[0], reply: messages[1] };
}

/** A conversation of two messages with their replies. */
async function talk(person: Person) {
  const { id } = await start(person);
  const { messages } = (await say(person, id, SECOND)).body;
  const ids = messages.map((message: { id: string }) => message.id);
  return { id, messages, ids };
}

describe('deleting one message', () => {
  test('takes its reply with it: list, search, export and coach know nothing of it at once', async () => {
    const ada = chat.signIn();
    const { id, messages, ids } = await talk(ada);
    const { status, body } = await remove(ada, id, ids[0]);
    expect([status, body.data]).toEqual([200, { messageIds: [ids[0], ids[1]], conversationDeleted: false }]);
    expect((await detail(ada, id)).body.messages).toEqual(messages.slice(2));
    const [item] = await list(ada);
    expect(item).toMatchObject({ messageCount: 2, preview: SECOND });
    expect(await list(ada, '?q=marmalade')).toEqual([]);
    expect(await exported(ada)).not.toContain('marmalade');
    await say(ada, id, 'What now?');
    expect(JSON.stringify(coach.coach.requests().at(-1)?.body)).not.toContain('marmalade');
    expect(await used(ada)).toBe(3);
  });

  test('of the coach takes that reply alone', async () => {
    const ada = chat.signIn();
    const { id, messages, ids } = await talk(ada);
    expect((await remove(ada, id, ids[3])).body.data.messageIds).toEqual([ids[3]]);
    expect((await detail(ada, id)).body.messages).toEqual(messages.slice(0, 3));
    expect((await list(ada))[0]).toMatchObject({ messageCount: 3, lastMessagePreview: SECOND });
  });

  test('is undone as it was, from another tab too, and undoing it twice does no harm', async () => {
    const ada = chat.signIn();
    const { id, messages, ids } = await talk(ada);
    const [before] = await list(ada);
    await remove(ada, id, ids[0]);
    expect((await restore(ada, id, ids[0], b)).status).toBe(204);
    expect((await restore(ada, id, ids[0])).status).toBe(204);
    expect((await detail(ada, id)).body.messages).toEqual(messages);
    expect((await list(ada))[0]).toEqual(before);
    expect([await rowsOf(ada), await used(ada)]).toEqual([[], 2]);
  });

  test('twice at the same moment deletes once', async () => {
    const ada = chat.signIn();
    const { id, ids } = await talk(ada);
    const answers = await Promise.all([remove(ada, id, ids[2]), remove(ada, id, ids[2], b)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await restore(ada, id, ids[2])).status).toBe(204);
    expect(await contents(ada, id)).toHaveLength(4);
  });

  test('that is the only one takes the conversation with it, and undoing brings both back', async () => {
    const ada = chat.signIn();
    const { id, question, reply } = await start(ada);
    expect((await remove(ada, id, question.id)).body.data.conversationDeleted).toBe(true);
    expect([(await detail(ada, id)).status, await list(ada)]).toEqual([404, []]);
    expect((await restore(ada, id, question.id)).status).toBe(204);
    expect((await detail(ada, id)).body.messages).toEqual([question, reply]);
  });

  test('[PUR-7] of another person, or of another conversation, finds nothing', async () => {
    const [ada, eve] = [chat.signIn(), chat.signIn()];
    const { id, ids } = await talk(ada);
    const other = await start(ada);
    await start(eve);
    for (const [person, conversation] of [
      [eve, id],
      [ada, other.id],
      [ada, randomUUID()],
    ] as const)
      expect((await remove(person, conversation, ids[0])).status).toBe(404);
    await remove(ada, id, ids[0]);
    expect((await restore(eve, id, ids[0])).status).toBe(404);
    expect((await restore(ada, other.id, ids[0])).status).toBe(404);
    expect((await restore(ada, id, ids[0])).status).toBe(204);
  });

  test('whose reply is being written ends the reply, and it can be tried again after undoing', async () => {
    const ada = chat.signIn();
    const { id } = await start(ada);
    coach.coach.setBehavior({ mode: 'hold', words: 5 });
    const body = { conversationId: id, message: SECOND };
    const events = await a.stream(ada, 'POST', '/chat-followup', { body, key: 'k' });
    const { userMessage } = await events.first('start');
    expect((await remove(ada, id, userMessage.id, b)).status).toBe(200);
    await events.first('error');
    expect((await detail(ada, id)).body.replying).toBe(false);
    coach.coach.setBehavior({ mode: 'ok' });
    expect((await say(ada, id, 'Something else.')).status).toBe(200);
    const counted = await used(ada);
    expect((await restore(ada, id, userMessage.id)).status).toBe(204);
    expect(await contents(ada, id)).toHaveLength(5);
    expect(await used(ada)).toBe(counted);
  });

  test('leaves a reply to another message alone while it is written', async () => {
    const ada = chat.signIn();
    const { id, question } = await start(ada);
    coach.coach.setBehavior({ mode: 'hold', words: 5 });
    const body = { conversationId: id, message: SECOND };
    const events = await a.stream(ada, 'POST', '/chat-followup', { body });
    await events.first('delta');
    expect((await remove(ada, id, question.id)).status).toBe(200);
    coach.coach.release();
    expect(((await events.first('done')) as { messages: unknown[] }).messages).toHaveLength(2);
    await restore(ada, id, question.id);
    expect((await contents(ada, id)).slice(0, 3).at(0)).toBe(FIRST);
  });

  test('cannot be undone after an earlier message was answered again, and no reply is lost', async () => {
    const ada = chat.signIn();
    const { id, ids } = await talk(ada);
    await remove(ada, id, ids[2]);
    await say(ada, id, FIRST, { regenerates: { messageId: ids[0], angle: 'same' } });
    const refused = await restore(ada, id, ids[2]);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(await contents(ada, id)).toHaveLength(2);
  });

  test('deletes a summary that covers it', async () => {
    const ada = chat.signIn();
    const { id, ids } = await talk(ada);
    const vault = await a.deps.vaults.get(ada.userId);
    const summary = vault.seal('Marmalade.', { column: 'conversations.summary', rowId: id });
    const summarise = () =>
      chat.sql('update chat.conversations set summary = $2, summarised_upto = 2 where id = $1', id, summary);
    const summaries = () =>
      chat.sql('select summary, summarised_upto as upto from chat.conversations where id = $1', id);
    await summarise();
    await remove(ada, id, ids[2]);
    expect(await summaries()).toEqual([{ summary, upto: 2 }]);
    await remove(ada, id, ids[1]);
    expect(await summaries()).toEqual([{ summary: null, upto: 0 }]);
  });
});

describe('deleting several conversations', () => {
  test('hides them everywhere at once, and undoing restores all that belongs to them', async () => {
    const ada = chat.signIn();
    const one = await talk(ada);
    chat.clock.advance(1);
    const two = await start(ada, SECOND);
    chat.clock.advance(1);
    const kept = await start(ada, 'My sister has borrowed my bicycle again.');
    await a.call(ada, 'PATCH', `/conversations/${one.id}`, { body: { pinned: true } });
    const before = await list(ada);
    const chosen = [one.id, two.id].sort();
    const { status, body } = await removeMany(ada, [...chosen, randomUUID()]);
    expect([status, body.data.ids]).toEqual([200, chosen]);
    expect((await list(ada)).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    expect(await exported(ada)).not.toMatch(/marmalade|rhubarb/);
    expect([(await detail(ada, one.id)).status, (await say(ada, one.id, 'Hi')).status]).toEqual([404, 404]);
    expect(await used(ada)).toBe(4);
    expect((await restoreMany(ada, chosen, b)).body.data.ids.sort()).toEqual(chosen);
    expect(await list(ada)).toEqual(before);
    expect((await detail(ada, one.id)).body.messages).toEqual(one.messages);
    expect([await rowsOf(ada), await used(ada)]).toEqual([[], 4]);
  });

  test('works in two tabs at once, each naming what it deleted', async () => {
    const ada = chat.signIn();
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push((await start(ada)).id);
    const answers = await Promise.all([removeMany(ada, ids), removeMany(ada, ids.toReversed(), b)]);
    const deleted = answers.flatMap(({ body }) => body.data?.ids ?? []);
    expect(deleted.sort()).toEqual([...ids].sort());
    expect((await removeMany(ada, ids)).status).toBe(404);
  });

  test('[PUR-7] touches nobody else’s', async () => {
    const [ada, eve] = [chat.signIn(), chat.signIn()];
    const [hers, mine] = [await start(ada), await start(eve)];
    expect((await removeMany(eve, [hers.id])).status).toBe(404);
    expect((await removeMany(eve, [hers.id, mine.id])).body.data.ids).toEqual([mine.id]);
    expect((await detail(ada, hers.id)).status).toBe(200);
    await removeMany(ada, [hers.id]);
    expect((await restoreMany(eve, [hers.id])).status).toBe(404);
  });

  test('by the call for one can be undone too, and pins no more than twenty', async () => {
    const ada = chat.signIn();
    const ids: string[] = [];
    for (let n = 0; n <= PINNED_MAX; n += 1) ids.push((await start(ada)).id);
    const pin = (id: string | undefined) =>
      a.call(ada, 'PATCH', `/conversations/${id}`, { body: { pinned: true } });
    for (const id of ids.slice(0, PINNED_MAX)) await pin(id);
    expect((await a.call(ada, 'DELETE', `/conversations/${ids[0]}`)).status).toBe(204);
    await pin(ids[PINNED_MAX]);
    expect((await restoreMany(ada, ids.slice(0, 1))).status).toBe(200);
    expect([(await list(ada, '?pinned=true')).length, (await list(ada)).length]).toEqual([
      PINNED_MAX,
      PINNED_MAX + 1,
    ]);
  });

  test.each([[[]], [Array.from({ length: 101 }, () => randomUUID())], [['all']]])(
    'refuses a list that is empty, too long or of something else',
    async (ids) => {
      expect((await removeMany(chat.signIn(), ids)).status).toBe(400);
    },
  );
});

describe('after the time to undo', () => {
  test('undoing is refused although nothing was destroyed yet', async () => {
    const ada = chat.signIn();
    const { id, ids } = await talk(ada);
    const other = await start(ada);
    await remove(ada, id, ids[2]);
    await removeMany(ada, [other.id]);
    chat.clock.advance(UNDO_SECONDS * 1_000);
    const late = await restore(ada, id, ids[2]);
    expect([late.status, late.body.error]).toEqual([404, 'It’s too late to undo this.']);
    expect((await restoreMany(ada, [other.id])).status).toBe(404);
    expect(await contents(ada, id)).toHaveLength(2);
  });

  test('everything is destroyed, and nothing that can still be undone', async () => {
    const [ada, bob] = [chat.signIn(), chat.signIn()];
    const [hers, his] = [await start(ada), await start(bob)];
    await removeMany(ada, [hers.id]);
    chat.clock.advance(UNDO_SECONDS * 1_000);
    await removeMany(bob, [his.id]);
    await destroyDeleted(b.deps);
    await until(async () => (await rowsOf(ada)).length === 0);
    expect((await restoreMany(bob, [his.id])).status).toBe(200);
  });

  test('[PUR-7] a person who leaves meanwhile leaves nothing behind', async () => {
    const ada = chat.signIn();
    const { id } = await start(ada);
    await removeMany(ada, [id]);
    await chat.sql('delete from chat_keys.user_keys where owner_id = $1', ada.userId);
    expect(await rowsOf(ada)).toEqual([]);
  });
});
