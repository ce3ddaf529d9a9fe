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
 * No single answer is later, even where the machine is busy with other things. Less than any patience with a dead
 * neighbour (Redis: 2 s to connect, 3 s to answer; the mail server: 5 s), so a call that waits for one is found out.
 */
const NEVER_WAITS_MS = 2_000;
const ALL_OUT_MS = 60_000;
const TIMES = 5;
const SUPPORT = 'support@hearten.example';

let product: TestProduct;
let database: pg.Client;
/** Absent on a machine without one: BullMQ works on PostgreSQL then, and the mail server alone dies. */
let redis: TestRedis | undefined;
let mails: MailServer;

beforeAll(async () => {
  [redis, mails] = await Promise.all([hasRedis() ? startTestRedis() : undefined, startMailServer()]);
  const redisUrl = redis?.url();
  product = await startProduct({
    env: {
      SMTP_URL: mails.smtpUrl,
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
/** Nothing is said and not yet heard, or queued and not yet sent: no mail can follow. */
const isQuiet = async () =>
  (await count('auth.outbox where done_at is null')) === 0 &&
  (await count("notify.mails where state in ('queued', 'sending')")) === 0;
const anybody = () => ({
  email: `${randomUUID()}@example.org`,
  password: 'correct horse battery staple',
  firstName: 'Ada',
  lastName: 'Lovelace',
});
const signup = (body = anybody()) => ({ endpoint: authEndpoints.signup, body });
const forgot = (email: string) => ({ endpoint: authEndpoints.forgotPassword, body: { email } });
const contact = (email: string) => ({
  endpoint: notifyEndpoints.sendContact,
  body: { fullName: 'Ada Lovelace', email, subject: `Of ${email}`, message: 'Is anybody there?' },
});

/** Calls through the gateway, as browsers make them, and how long their answers took. */
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

  /** Path → the median of its answers, in milliseconds. */
  medians(): [string, number][] {
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
    return [...this.#took].map(([path, all]) => [path, median(all)]);
  }
}

test.each([
  {
    dead: 'gone',
    die: () => Promise.all([redis?.kill(), mails.kill()]),
    comeBack: () => Promise.all([redis?.start(), mails.start()]),
  },
  {
    dead: 'there and silent',
    async die() {
      redis?.freeze();
      mails.freeze();
    },
    async comeBack() {
      redis?.thaw();
      mails.thaw();
    },
  },
])(
  '[CON-5] [AUT-13] while Redis and the mail server are $dead, signup, forgot and contact answer at once; then every mail comes, once',
  async ({ die, comeBack }) => {
    const members = await Promise.all(Array.from({ length: TIMES }, () => signUp(product.url)));
    const writers = Array.from({ length: TIMES }, () => anybody().email);
    const newcomers = Array.from({ length: TIMES }, anybody);
    const late = { member: anybody(), writer: anybody().email };
    await until(isQuiet, { timeout: 30_000, every: 100 });
    const atSupport = async () => (await mails.subjectsTo(SUPPORT)).length;
    const before = await atSupport();

    await die();
    const calls = new TimedCalls();
    for (let i = 0; i < TIMES; i += 1)
      for (const call of [signup(newcomers[i]), forgot(members[i]?.email ?? ''), contact(writers[i] ?? '')])
        await calls.make(call);
    // The outage has been met, not only outrun: a mail was tried in vain, and then more is asked for.
    await until(
      async () => (await count("notify.mails where state <> 'sent' and last_error is not null")) > 0,
      {
        timeout: 60_000,
        every: 100,
      },
    );
    for (const call of [signup(late.member), forgot(late.member.email), contact(late.writer)])
      await calls.make(call);
    const medians = calls.medians();
    expect(medians).toHaveLength(3);
    for (const [path, median] of medians) expect(median, path).toBeLessThan(ANSWER_MS);

    const back = performance.now();
    await comeBack();
    await until(isQuiet, { timeout: ALL_OUT_MS, every: 100 });
    expect(performance.now() - back).toBeLessThan(ALL_OUT_MS);
    const confirm = expect.stringMatching(/confirm/i);
    const reset = expect.stringMatching(/password/i);
    for (const { email } of members) expect(await mails.subjectsTo(email)).toEqual([reset, confirm]);
    for (const { email } of newcomers) expect(await mails.subjectsTo(email)).toEqual([confirm]);
    expect((await mails.subjectsTo(late.member.email)).toSorted()).toEqual([confirm, reset]);
    for (const writer of [...writers, late.writer]) expect((await mails.subjectsTo(writer)).length).toBe(1);
    expect((await atSupport()) - before).toBe(TIMES + 1);
  },
  240_000,
);
