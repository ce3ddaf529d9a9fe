import { randomUUID } from 'node:crypto';
import { authEndpoints, type Endpoint, notifyEndpoints } from '@app/contracts';
import {
  hasRedis,
  startProduct,
  startTestRedis,
  type TestProduct,
  type TestRedis,
  until,
} from '@app/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';
import { callApi, signUp } from './person.ts';

/** "Contact, signup and forgot answer within 500 ms while Redis and SMTP are dead, and every mail is out within 60 s." */
const ANSWER_MS = 500;
/**
 * No single answer may take longer, even on a busy machine. Shorter than every timeout (Redis: 2 s to connect, 3 s to
 * answer; the mail server: SMTP_TIMEOUT_MS), so that a call which waits for one of them fails the test.
 */
const NEVER_WAITS_MS = 2_000;
/** Shorter than the product's own 15 s, after which it gives up a connection on which the mail server is silent. */
const SMTP_TIMEOUT_MS = 3_000;
const ALL_OUT_MS = 60_000;
const TIMES = 5;
const SUPPORT = 'support@hearten.example';

let product: TestProduct;
let database: pg.Client;
/** Undefined on a machine without Redis: jobs then use PostgreSQL, and only the mail server fails. */
let redis: TestRedis | undefined;
let mails: MailServer;

beforeAll(async () => {
  [redis, mails] = await Promise.all([hasRedis() ? startTestRedis() : undefined, startMailServer()]);
  const redisUrl = redis?.url();
  product = await startProduct({
    env: {
      SMTP_URL: `${mails.smtpUrl}/?socketTimeout=${SMTP_TIMEOUT_MS}&greetingTimeout=${SMTP_TIMEOUT_MS}`,
      SUPPORT_EMAIL: SUPPORT,
      RATE_SIGNUP: '1000/1h',
      RATE_CONTACT: '1000/1h',
      RATE_MAIL: '1000/1h',
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    },
  });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
  await Promise.all([mails?.stop(), redis?.kill()]);
});

const count = async (rows: string) =>
  Number((await database.query(`select count(*) from ${rows}`)).rows[0].count);
/** No event waits for its receiver and no mail for being sent, so no further mail can follow. */
const isQuiet = async () =>
  (await count('auth.outbox where done_at is null')) === 0 &&
  (await count("notify.mails where state in ('queued', 'sending')")) === 0;
const newAccount = () => ({
  email: `${randomUUID()}@example.org`,
  password: 'correct horse battery staple',
  firstName: 'Ada',
  lastName: 'Lovelace',
});
const signup = (body = newAccount()) => ({ endpoint: authEndpoints.signup, body });
const forgot = (email: string) => ({ endpoint: authEndpoints.forgotPassword, body: { email } });
const contact = (email: string) => ({
  endpoint: notifyEndpoints.sendContact,
  body: { fullName: 'Ada Lovelace', email, subject: `Of ${email}`, message: 'Is anybody there?' },
});

/** Calls through the gateway, as browsers make them, and how long the answers took. */
class TimedCalls {
  readonly #took = new Map<string, number[]>();

  async make({ endpoint, body }: { endpoint: Endpoint; body: object }): Promise<void> {
    const began = performance.now();
    const { status } = await callApi(product.url, endpoint, { body });
    const took = performance.now() - began;
    expect(status, endpoint.path).toBe(200);
    expect(took, endpoint.path).toBeLessThan(NEVER_WAITS_MS);
    this.#took.set(endpoint.path, [...(this.#took.get(endpoint.path) ?? []), took]);
  }

  /** For each path the median of its answer times in milliseconds. */
  medians(): [string, number][] {
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
    return [...this.#took].map(([path, all]) => [path, median(all)]);
  }
}

test.each([
  {
    state: 'down',
    fail: () => Promise.all([redis?.kill(), mails.kill()]),
    recover: () => Promise.all([redis?.start(), mails.start()]),
  },
  {
    state: 'silent',
    async fail() {
      redis?.freeze();
      mails.freeze();
    },
    async recover() {
      redis?.thaw();
      mails.thaw();
    },
  },
])(
  '[CON-5] [AUT-13] while Redis and the mail server are $state, signup, forgot and contact answer at once; after that every mail is sent once',
  async ({ fail, recover }) => {
    const members = await Promise.all(Array.from({ length: TIMES }, () => signUp(product.url)));
    const writers = Array.from({ length: TIMES }, () => newAccount().email);
    const newcomers = Array.from({ length: TIMES }, newAccount);
    const latecomers = { member: newAccount(), writer: newAccount().email };
    await until(isQuiet, { timeout: 30_000, every: 100 });
    const atSupport = async () => (await mails.subjectsTo(SUPPORT)).length;
    const before = await atSupport();

    await fail();
    const calls = new TimedCalls();
    for (let i = 0; i < TIMES; i += 1)
      for (const call of [signup(newcomers[i]), forgot(members[i]?.email ?? ''), contact(writers[i] ?? '')])
        await calls.make(call);
    // The product must notice the outage before the last calls: one mail has failed.
    await until(
      async () => (await count("notify.mails where state <> 'sent' and last_error is not null")) > 0,
      { timeout: 60_000, every: 100 },
    );
    for (const call of [
      signup(latecomers.member),
      forgot(latecomers.member.email),
      contact(latecomers.writer),
    ])
      await calls.make(call);
    const medians = calls.medians();
    expect(medians).toHaveLength(3);
    for (const [path, median] of medians) expect(median, path).toBeLessThan(ANSWER_MS);

    const back = performance.now();
    await recover();
    await until(isQuiet, { timeout: ALL_OUT_MS, every: 100 });
    expect(performance.now() - back).toBeLessThan(ALL_OUT_MS);
    const confirm = expect.stringMatching(/confirm/i);
    const reset = expect.stringMatching(/password/i);
    for (const { email } of members) expect(await mails.subjectsTo(email)).toEqual([reset, confirm]);
    for (const { email } of newcomers) expect(await mails.subjectsTo(email)).toEqual([confirm]);
    expect((await mails.subjectsTo(latecomers.member.email)).toSorted()).toEqual([confirm, reset]);
    for (const writer of [...writers, latecomers.writer])
      expect((await mails.subjectsTo(writer)).length).toBe(1);
    expect((await atSupport()) - before).toBe(TIMES + 1);
  },
  240_000,
);
