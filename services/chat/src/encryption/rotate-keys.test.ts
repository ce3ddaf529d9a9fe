import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ChatUnderTest,
  createChatUnderTest,
  QUESTION,
  type Replica,
} from '../testing/chat-under-test.ts';
import type { Person } from '../testing/people.ts';
import { eventHandlers } from '../work.ts';

const SCRIPT = fileURLToPath(new URL('../rotate-keys.ts', import.meta.url));
const [m1, m2] = ['m1', 'm2'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);
const PEOPLE = 450;

let chat: ChatUnderTest;
let coach: Sandbox;
let older: Replica;
const people: Person[] = [];
beforeAll(async () => {
  chat = await createChatUnderTest();
  coach = await startSandbox();
  // The first step of a rotation: the new key is known everywhere before it wraps anything.
  older = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, MASTER_KEYS: `${m1},${m2}` });
  for (let index = 0; index < PEOPLE; index += 1) people.push(chat.signIn());
  await Promise.all(people.map(({ userId }) => older.deps.vaults.make(userId)));
}, 60_000);
afterAll(() => coach.stop());

/** `npm run rotate-keys -w services/chat` */
function rotate(MASTER_KEYS = `${m2},${m1}`): Promise<{ code: number; lines: string[] }> {
  const env = { DATABASE_URL: chat.databaseUrl, MASTER_KEYS };
  const { promise, resolve } = Promise.withResolvers<{ code: number; lines: string[] }>();
  execFile(process.execPath, [SCRIPT], { env }, (error, out, err) =>
    resolve({ code: Number(error?.code ?? 0), lines: `${out}${err}`.trim().split('\n') }),
  );
  return promise;
}

const underKeys = () =>
  chat.sql('select master_key_id as id, count(*)::int from chat_keys.user_keys group by 1 order by 1');
const start = (person: Person, on: Replica) => on.call(person, 'POST', '/chat-start', { body: QUESTION });

test('[PUR-7] the master key is replaced while people chat: nobody notices, and the old one is then of no use', async () => {
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
  // Each is wrapped anew once, whoever of the two did it.
  const counted = first.map(({ lines }) => Number(/^(\d+) keys wrapped anew/m.exec(lines.join('\n'))?.[1]));
  expect((counted[0] ?? 0) + (counted[1] ?? 0)).toBeGreaterThanOrEqual(PEOPLE - 1);

  // A replica that has not been told yet wrapped under the old key meanwhile: the next run finds it.
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

test('what no known master key opens is left as it is, and said', async () => {
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

test('settings that are wrong are named, and nothing is done', async () => {
  const { code, lines } = await rotate('m3:short');
  expect([code, lines.join()]).toEqual([1, expect.stringContaining('MASTER_KEYS')]);
});
