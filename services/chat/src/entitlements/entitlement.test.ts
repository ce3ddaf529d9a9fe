import { freeLimitSentence } from '@app/contracts';
import { until } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { eventHandlers, startJobs } from '../jobs.ts';
import { startEventSender, startPeerStubs } from '../testing/peer-stubs.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const coach: Coach = { reply: async ({ onText }) => onText('I hear you. What would help tonight?') };
const PAID_AT = '2026-11-14T10:00:00.000Z';
const LIMIT = 20;

let chat: TestChat;
let replica: Replica;
let neighbours: Awaited<ReturnType<typeof startPeerStubs>>;
beforeAll(async () => {
  chat = await startChat();
  neighbours = await startPeerStubs();
  replica = await chat.start({ BILLING_URL: neighbours.url }, { coach });
});
afterAll(() => neighbours.stop());

const start = (person: Person, on = replica) => on.call(person, 'POST', '/chat-start', { body: QUESTION });
const usage = async (person: Person, on = replica) => (await on.call(person, 'GET', '/usage')).body;
const atLimit = async () => {
  const person = chat.signIn();
  await chat.sql('insert into chat.usage_months values ($1, $2, $3)', person.userId, '2026-11', LIMIT);
  return person;
};
const hear = (userId: string, purchasedAt: string | null, version: number) =>
  replica.deps.db
    .transaction()
    .execute(async (trx) =>
      eventHandlers(replica.deps)['entitlement.changed']?.(trx, { userId, purchasedAt, version }),
    );

describe('[PUR-3] premium', () => {
  test('comes with the event', async () => {
    const [person, sender] = [await atLimit(), await startEventSender('billing', chat.database.urls.billing)];
    const events = startJobs(replica.deps);
    await sender.publish('entitlement.changed', { userId: person.userId, purchasedAt: PAID_AT, version: 1 });
    await until(async () => (await usage(person)).hasPurchase);
    await Promise.all([events.stop(), sender.stop()]);
    expect((await start(person)).body.data.paywall).toBe(false);
  });

  const events = [
    { at: PAID_AT, version: 1 },
    { at: null, version: 2 },
    { at: '2026-11-15T10:00:00.000Z', version: 3 },
    { at: null, version: 4 },
  ];
  const orders = (left: typeof events): (typeof events)[] =>
    left.length < 2
      ? [left]
      : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));

  test('follows the event with the highest version, in any order of delivery', async () => {
    for (const last of [3, 4]) {
      for (const order of orders(events.slice(0, last))) {
        const person = chat.signIn();
        for (const { at, version } of order) await hear(person.userId, at, version);
        const [row] = await chat.sql<{ version: number; paid: boolean }>(
          'select version, purchased_at is not null as paid from chat.entitlements where owner_id = $1',
          person.userId,
        );
        expect(row).toEqual({ version: last, paid: last === 3 });
      }
    }
  });

  test('that is revoked is followed by the paywall', async () => {
    const person = await atLimit();
    await hear(person.userId, PAID_AT, 1);
    expect((await start(person)).body.data.paywall).toBe(false);
    await hear(person.userId, null, 2);
    expect(await usage(person)).toMatchObject({ hasPurchase: false, count: LIMIT + 1 });
    expect((await start(person)).body.data.paywall).toBe(true);
  });
});

describe('[CHAT-7] a person at the free limit', () => {
  test('who has just paid is not asked to pay: billing is asked before any event arrives', async () => {
    const [starting, following, looking] = [await atLimit(), chat.signIn(), await atLimit()];
    const { body } = await start(following);
    await chat.sql('update chat.usage_months set used = $2 where owner_id = $1', following.userId, LIMIT);
    for (const { userId } of [starting, following, looking]) neighbours.purchases.set(userId, PAID_AT);
    expect((await start(starting)).body.data).toMatchObject({ paywall: false, usage: { hasPurchase: true } });
    const { conversationId } = body.data;
    const followed = await replica.call(following, 'POST', '/chat-followup', {
      body: { conversationId, message: 'One more thing.' },
    });
    expect(followed.status).toBe(200);
    expect(await usage(looking)).toMatchObject({ hasPurchase: true, count: LIMIT });
  });

  test('who has not paid gets the paywall; below the limit billing is not asked', async () => {
    const [below, person] = [chat.signIn(), await atLimit()];
    await start(below);
    await usage(below);
    expect((await start(person)).body.data).toMatchObject({
      paywall: true,
      message: freeLimitSentence(LIMIT),
    });
    expect(neighbours.asked).not.toContain(below.userId);
    expect(neighbours.asked).toContain(person.userId);
  });

  test('gets the paywall while billing is down or does not answer', async () => {
    const person = await atLimit();
    neighbours.purchases.set(person.userId, PAID_AT);
    const alone = await chat.start({}, { coach });
    expect((await start(person, alone)).body.data.paywall).toBe(true);
    expect(await usage(person, alone)).toMatchObject({ hasPurchase: false, count: LIMIT });
    const silence = Promise.withResolvers<void>();
    neighbours.hooks.beforeAnswer = () => silence.promise;
    const began = performance.now();
    expect((await start(person)).body.data.paywall).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(700);
    silence.resolve();
    neighbours.hooks.beforeAnswer = async () => undefined;
    expect((await start(person)).body.data.paywall).toBe(false);
  });

  test('does not get Premium from an answer that is older than an event', async () => {
    const person = await atLimit();
    await hear(person.userId, null, 1);
    neighbours.purchases.set(person.userId, PAID_AT);
    neighbours.hooks.beforeAnswer = () => hear(person.userId, null, 2).then(() => undefined);
    expect((await start(person)).body.data.paywall).toBe(true);
    neighbours.hooks.beforeAnswer = async () => undefined;
    expect((await usage(person)).hasPurchase).toBe(true);
  });
});
