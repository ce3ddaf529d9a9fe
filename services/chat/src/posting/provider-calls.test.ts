import { countStatements, until } from '@app/testkit';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { type Answered, QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const MOST = 3;

/** Ends each reply that has begun. */
const running = new Set<() => void>();
/** The most replies that were written at once. */
let most = 0;
/** How many replies have begun. */
let begun = 0;
const coach: Coach = {
  async reply({ onText, signal }) {
    const { promise, resolve } = Promise.withResolvers<void>();
    running.add(resolve);
    begun += 1;
    most = Math.max(most, running.size);
    signal.addEventListener('abort', () => resolve());
    await promise;
    running.delete(resolve);
    onText('I hear you. What would help tonight?');
  },
};

const ENV = { PROVIDER_CALLS: String(MOST), ANONYMOUS_CHAT: 'true', TURN_SWEEP_MS: '600000' };
let chat: TestChat;
let replicas: Replica[];
beforeAll(async () => {
  chat = await startChat();
  replicas = await Promise.all([chat.start(ENV, { coach }), chat.start(ENV, { coach })]);
});
afterEach(() => finishAll());

const finishAll = () => {
  for (const finish of running) finish();
};
/** Posts the first messages of people, in turn at each replica. @returns the answers, in the order in which they come. */
function postAll(count: number): { answers: Answered[]; all: Promise<unknown> } {
  const answers: Answered[] = [];
  const all = Array.from({ length: count }, async (_, index) => {
    const replica = replicas[index % replicas.length];
    if (replica)
      answers.push(await replica.call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION, key: 'key' }));
  });
  return { answers, all: Promise.all(all) };
}

test('of many messages that arrive at two replicas at once, as many are answered as the provider may write replies', async () => {
  const { answers, all } = postAll(20);
  await until(() => answers.length === 20 - MOST && running.size === MOST);
  for (const { status, headers, body } of answers)
    expect([status, headers.get('retry-after'), body.error]).toEqual([
      503,
      '5',
      'The coach is talking to many people right now. Please try again in a moment.',
    ]);
  expect(await chat.sql('select from chat.messages')).toHaveLength(MOST);
  expect(await chat.sql("select from chat.usage_entries where state <> 'committed'")).toHaveLength(MOST);
  finishAll();
  await all;
  expect([most, answers.slice(-MOST).map(({ status }) => status)]).toEqual([MOST, [200, 200, 200]]);
  const next = postAll(1);
  await until(() => running.size === 1);
  finishAll();
  await next.all;
  expect(next.answers[0]?.status).toBe(200);
});

test('a process that died gives its calls back when its leases end', async () => {
  const dying = postAll(MOST);
  await until(() => running.size === MOST);
  const refused = postAll(1);
  await refused.all;
  await chat.sql(`update chat.turns set leased_by = gen_random_uuid(), lease_until = now() - interval '1 millisecond'
    where state = 'generating'`);
  const before = begun;
  const next = postAll(1);
  // The replies that lost their leases may have been stopped by now.
  await until(() => begun === before + 1);
  finishAll();
  await Promise.all([dying.all, next.all]);
  expect([refused.answers[0]?.status, next.answers[0]?.status]).toEqual([503, 200]);
});

test('who tries again at the limit loses nothing, and is answered once there is room', async () => {
  const [replica] = replicas;
  const person = chat.signIn();
  const post = () => replica?.call(person, 'POST', '/chat-start', { body: QUESTION, key: 'the-same' });
  const others = postAll(MOST);
  await until(() => running.size === MOST);
  expect([(await post())?.status, (await post())?.status]).toEqual([503, 503]);
  expect((await replica?.call(person, 'GET', '/usage'))?.body.count).toBe(0);
  finishAll();
  await others.all;
  const answer = post();
  await until(() => running.size === 1);
  finishAll();
  expect([(await answer)?.status, (await replica?.call(person, 'GET', '/usage'))?.body.count]).toEqual([
    200, 1,
  ]);
});

test('a person in danger whose message finds no room sees the contacts', async () => {
  const others = postAll(MOST);
  await until(() => running.size === MOST);
  const body = { ...QUESTION, question: 'I want to kill myself tonight.' };
  const refused = await replicas[0]?.call(chat.signIn(), 'POST', '/chat-start', { body });
  expect([refused?.status, refused?.body.safety.kind]).toEqual([503, 'self_harm']);
  finishAll();
  await others.all;
});

test('the limit needs no further statement', async () => {
  // As in statements.test.ts: no statement of a timer is counted.
  const timers = { TURN_FLUSH_MS: '60000', TURN_HEARTBEAT_MS: '60000', TURN_LEASE_MS: '180000' };
  // A database of its own: the replicas of the tests before still write to theirs.
  const own = await startChat();
  const replica = await own.start({ ...ENV, ...timers }, { coach });
  const person = own.signIn();
  const post = async (key: string) => {
    const { statements, stop } = countStatements(own.databaseUrl);
    const answer = replica.call(person, 'POST', '/chat-start', { body: QUESTION, key });
    await until(() => running.size === 1);
    stop();
    finishAll();
    await answer;
    return statements;
  };
  // Reads the key of the person.
  await post('first');
  // As in statements.test.ts, where there is no limit.
  expect(await post('second')).toHaveLength(3);
});
