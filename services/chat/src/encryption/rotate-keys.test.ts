import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { asSystem } from '@app/service-kit';
import { QUICK_START } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventHandlers } from '../jobs.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { replaceWrappedKeys } from './user-key.repository.ts';

const SCRIPT = fileURLToPath(new URL('../rotate-keys.ts', import.meta.url));
const [m1, m2] = ['m1', 'm2'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);
const PEOPLE = 450;

let chat: TestChat;
let coach: Sandbox;
let older: Replica;
const people: Person[] = [];
beforeAll(async () => {
  [chat, coach] = await Promise.all([startChat(), startSandbox()]);
  // The first step of a rotation: every replica knows the new key before it wraps anything.
  older = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, MASTER_KEYS: `${m1},${m2}` });
  for (let index = 0; index < PEOPLE; index += 1) people.push(chat.signIn());
  await Promise.all(people.map(({ userId }) => older.deps.vaults.getOrCreate(userId)));
}, 60_000);
afterAll(() => coach.stop());

/** `npm run rotate-keys -w services/chat` */
function rotate(MASTER_KEYS = `${m2},${m1}`): Promise<{ code: number; lines: string[] }> {
  const env = { ...QUICK_START, DATABASE_URL: chat.databaseUrl, MASTER_KEYS };
  const { promise, resolve } = Promise.withResolvers<{ code: number; lines: string[] }>();
  execFile(process.execPath, [SCRIPT], { env }, (error, out, err) =>
    resolve({ code: Number(error?.code ?? 0), lines: `${out}${err}`.trim().split('\n') }),
  );
  return promise;
}

const underKeys = () =>
  chat.sql('select master_key_id as id, count(*)::int from chat_keys.user_keys group by 1 order by 1');
const start = (person: Person, on: Replica) => on.call(person, 'POST', '/chat-start', { body: QUESTION });

test('[PUR-7] the master key is replaced while people chat, without errors, and the old one is then not needed', async () => {
  const newer = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, MASTER_KEYS: `${m2},${m1}` });
  expect(await underKeys()).toEqual([{ id: 'm1', count: PEOPLE }]);
  const [ada, bob, gone] = [chat.signIn(), chat.signIn(), people[201]];
  const answers = [await start(ada, older), await start(people[7] ?? ada, older)];
  const running = [rotate(), rotate()];
  for (let round = 0; round < 10; round += 1) {
    const [person, on] = [people[round * 40] ?? ada, round % 2 ? older : newer];
    answers.push(await start(person, on), await start(chat.signIn(), on));
    answers.push(await on.call(ada, 'GET', '/conversations?q=dishes'));
    if (round === 1)
      await newer.deps.db
        .transaction()
        .execute(async (trx) =>
          eventHandlers(newer.deps)['user.deleted']?.(trx, { userId: gone?.userId ?? '' }),
        );
  }
  const first = await Promise.all(running);
  answers.push(await start(bob, older));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Each key is rewrapped once, by either of the two runs.
  const counted = first.map(({ lines }) => Number(/^(\d+) keys wrapped anew/m.exec(lines.join('\n'))?.[1]));
  expect((counted[0] ?? 0) + (counted[1] ?? 0)).toBeGreaterThanOrEqual(PEOPLE - 1);

  // A replica with the old settings has wrapped keys in the meantime; the next run finds them.
  const again = await rotate();
  expect([again.code, again.lines.at(-1)]).toEqual([0, expect.stringMatching(/^m1 opens nothing here any/)]);
  expect((await underKeys()).map((row) => Object.values(row)[0])).toEqual(['m2']);
  expect((await rotate()).lines).toContain('0 keys wrapped anew.');
  expect(await chat.sql('select 1 from chat_keys.user_keys where owner_id = $1', gone?.userId)).toEqual([]);

  const without = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, MASTER_KEYS: m2 ?? '' });
  for (const person of [ada, bob, people[7] ?? ada, people[40] ?? ada]) {
    const { status, body } = await without.call(person, 'GET', '/conversations');
    expect([status, body.conversations[0].title]).toEqual([200, QUESTION.title]);
  }
  const everything = JSON.stringify(first);
  for (const key of [m1, m2]) expect(everything).not.toContain(key?.split(':')[1]);
}, 60_000);

test('a data key that no known master key opens is left as it is, and reported', async () => {
  const stray = randomUUID();
  await chat.sql(
    "insert into chat_keys.user_keys (owner_id, wrapped_key, master_key_id) values ($1, $2, 'lost')",
    stray,
    Buffer.from('a wrapped key'),
  );
  const { code, lines } = await rotate();
  expect(code).toBe(1);
  expect(lines).toContain("1 left under lost, which MASTER_KEYS does not hold: they can't be opened.");
  expect(await chat.sql('select wrapped_key from chat_keys.user_keys where owner_id = $1', stray)).toEqual([
    { wrapped_key: Buffer.from('a wrapped key') },
  ]);
  await chat.sql('delete from chat_keys.user_keys where owner_id = $1', stray);
});

test('invalid settings are named, and nothing is changed', async () => {
  const { code, lines } = await rotate('m3:short');
  expect([code, lines.join()]).toEqual([1, expect.stringContaining('MASTER_KEYS')]);
});

test('[PUR-7] a key that has been wrapped anew meanwhile is left as it is', async () => {
  const { userId: ownerId } = chat.signIn();
  await older.deps.vaults.getOrCreate(ownerId);
  const kept = () => chat.sql('select wrapped_key from chat_keys.user_keys where owner_id = $1', ownerId);
  const before = await kept();
  const after = { wrappedKey: randomBytes(61), masterKeyId: 'm1' };
  const late = [{ ownerId, before: randomBytes(61), after }];
  expect(await asSystem(older.deps.db, (trx) => replaceWrappedKeys(trx, late))).toBe(0);
  expect(await kept()).toEqual(before);
});
