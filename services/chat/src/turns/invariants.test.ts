import { type CoachBehavior, type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const PEOPLE = 3;
const STEPS = 30;
const AT_ONCE = 6;
const LIMIT = 25;
const SEED = 20_261_121;

let chat: TestChat;
let coach: Sandbox;
let replicas: Replica[];
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  const env = {
    OPENAI_BASE_URL: coach.coachUrl,
    FREE_MESSAGES_PER_MONTH: String(LIMIT),
    COACH_NEXT_WORD_MS: '500',
    COACH_FIRST_WORD_MS: '2000',
    COACH_BREAKER_FAILURES: '1000',
  };
  replicas = [await chat.start(env), await chat.start(env)];
});
afterAll(() => coach.stop());

/** A deterministic random generator (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

const ORDERS: CoachBehavior[] = [
  { mode: 'ok' },
  { mode: 'ok' },
  { mode: 'ok' },
  { mode: 'slow', delayMs: 2 },
  { mode: 'cut_off', words: 4 },
  { mode: 'cut_off', words: 50 },
  { mode: 'http_401' },
  { mode: 'html' },
  { mode: 'no_finish', words: 50 },
];
const EXPECTED = [200, 204, 402, 404, 409, 502];

test(`[CHAT-8] whatever people do at once, on two replicas, with a provider that fails: the books balance (seed ${SEED})`, async () => {
  const roll = dice(SEED);
  const people = Array.from({ length: PEOPLE }, () => ({
    person: chat.signIn(),
    conversations: [] as string[],
  }));
  const surprises: unknown[] = [];

  const act = async () => {
    const { person, conversations } = people[roll(PEOPLE)] ?? { person: chat.signIn(), conversations: [] };
    const on = replicas[roll(2)] as Replica; // there are two
    const id = conversations[roll(conversations.length || 1)];
    const key = roll(2) ? `key-${roll(12)}` : undefined;
    const said = `Message ${roll(4)} about my wife.`;
    const choice = roll(10);
    const call = (method: string, path: string, body?: object) =>
      on.call(person, method, path, { ...(body ? { body } : {}), ...(key && body ? { key } : {}) });
    const answer =
      !id || choice < 3
        ? await call('POST', '/chat-start', { ...QUESTION, question: `${QUESTION.question} ${roll(2)}` })
        : choice < 7
          ? await call('POST', '/chat-followup', { conversationId: id, message: said })
          : choice < 9
            ? await call('POST', `/conversations/${id}/stop`)
            : await call('DELETE', `/conversations/${id}`);
    const started = answer.body?.data?.conversationId;
    if (started) conversations.push(started);
    if (!EXPECTED.includes(answer.status)) surprises.push([answer.status, answer.body]);
  };

  for (let step = 0; step < STEPS; step += 1) {
    coach.coach.setBehavior(ORDERS[roll(ORDERS.length)] ?? { mode: 'ok' });
    await Promise.all(Array.from({ length: AT_ONCE }, act));
  }
  coach.coach.setBehavior({ mode: 'ok' });
  expect(surprises).toEqual([]);
  await until(
    async () => (await chat.sql("select 1 from chat.turns where state = 'generating'")).length === 0,
  );

  const unbalanced = await chat.sql(`
      select months.owner_id, months.used, count(entries) as committed
      from chat.usage_months months
      left join chat.usage_entries entries on entries.owner_id = months.owner_id and entries.state = 'committed'
      group by months.owner_id, months.used having months.used <> count(entries) or months.used > ${LIMIT}`);
  expect(unbalanced).toEqual([]);
  expect(await chat.sql("select turn_id from chat.usage_entries where state = 'reserved'")).toEqual([]);
  const miscounted = await chat.sql(`
      select c.id, c.message_count, count(m) from chat.conversations c
      join chat.messages m on m.conversation_id = c.id
      group by c.id having count(m) <> c.message_count or max(m.seq) > c.last_seq`);
  expect(miscounted).toEqual([]);
  const misanswered = await chat.sql(`
      select t.id, t.state from chat.turns t
      left join chat.messages r on r.id = t.reply_message_id
      left join chat.usage_entries e on e.turn_id = t.id
      where (t.state = 'complete' and (r.id is null or e.state <> 'committed'))
        or (t.state in ('failed', 'interrupted') and e.state <> 'released')
        or t.partial is not null`);
  expect(misanswered).toEqual([]);
  expect(await chat.sql('select from chat.turn_pieces')).toEqual([]);
  const overspent = await chat.sql(
    'select owner_id from chat.usage_months where uncharged_today > 30 or turns_today < uncharged_today',
  );
  expect(overspent).toEqual([]);
  const states = await chat.sql<{ state: string }>('select distinct state from chat.turns order by state');
  expect(states.map(({ state }) => state)).toContain('complete');
}, 120_000);
