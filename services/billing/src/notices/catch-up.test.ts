import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type BillingUnderTest,
  createBillingUnderTest,
  type Replica,
} from '../testing/billing-under-test.ts';
import { buying } from '../testing/buyer.ts';
import { dueWork } from '../upkeep/due-work.job.ts';

let billing: BillingUnderTest;
let replica: Replica;
let buyer: ReturnType<typeof buying>;
const stripe = () => billing.sandbox.stripe;
beforeAll(async () => {
  billing = await createBillingUnderTest();
  replica = await billing.start();
  buyer = buying(billing, () => replica);
});
beforeEach(() => {
  stripe().play({ mode: 'ok' });
  stripe().playWebhooks({ mode: 'lose' });
});

const charge = (session: string) => stripe().chargeOf(session)?.id ?? '';

/** A round of due work, as a process that has just started does it; the asking is due. */
async function round(deps = replica.deps): Promise<number> {
  stripe().clearRequests();
  for (const work of Object.values(dueWork(deps))) await work();
  return stripe()
    .requests()
    .filter(({ path }) => path === '/v1/events').length;
}
const askAgain = () => billing.sql('update billing.catch_ups set due_at = now()');
const gaps = async () => (await billing.sql('select from billing.catch_up_gaps')).length;

/** Somebody who bought, and whose notices came; what is done next is not told. */
async function buyerOf() {
  const person = billing.signIn();
  const session = await buyer.pay(person);
  await askAgain();
  await round();
  expect(await buyer.isPremium(person)).toBe(true);
  return { person, session };
}

/** Many little refunds, of which notices came: the outage before them was of our address alone. */
async function manyNotices(): Promise<void> {
  const before = new Set(
    stripe()
      .events()
      .map(({ id }) => id),
  );
  for (let buyers = 0; buyers < 6; buyers += 1) {
    const session = await buyer.pay(billing.signIn());
    for (let cents = 0; cents < 190; cents += 1) await stripe().refund(charge(session), 1);
  }
  const ids = stripe()
    .events()
    .map(({ id }) => id)
    .filter((id) => !before.has(id));
  expect(ids.length).toBeGreaterThan(2_000);
  await billing.sql(
    `insert into billing.provider_events (id, type, created_at) select unnest($1::text[]), 'charge.refunded', now()`,
    ids,
  );
}

test('[PAY-6] a refund of before 2,000 later notices is learned of, in rounds of a bounded length, whoever dies', async () => {
  await round();
  const { person, session } = await buyerOf();
  await stripe().refund(charge(session));
  await manyNotices();
  await askAgain();
  const asked = await round();
  expect(asked).toBe(11);
  expect(await buyer.isPremium(person)).toBe(true);
  expect(await gaps()).toBe(1);

  // Whoever reads on dies in the middle of it; another goes on where that one stood, when its lease is over.
  stripe().play({ mode: 'http_401' });
  await expect(round()).rejects.toThrow('rejected');
  stripe().play({ mode: 'ok' });
  expect(await round()).toBe(0);
  await billing.sql(`update billing.catch_up_gaps set due_at = due_at - interval '60 seconds'`);
  const rest = await round();
  expect(rest).toBeGreaterThan(9);
  if ((await gaps()) > 0) await round();
  expect(await buyer.isPremium(person)).toBe(false);
  expect(await buyer.states(person)).toEqual(['refunded']);
  expect(await gaps()).toBe(0);
  await askAgain();
  await round();
  expect(await buyer.mails(person)).toEqual(['payment_receipt', 'payment_refunded']);
}, 120_000);

test('what the provider has forgotten meanwhile is no longer asked for', async () => {
  await billing.sql('delete from billing.catch_up_gaps');
  await billing.sql(
    `insert into billing.catch_up_gaps (id, since, after_event) values (gen_random_uuid(), now() - interval '40 days', 'evt_of_long_ago')`,
  );
  await round();
  expect(await gaps()).toBe(0);
});

/** `npm run parked -w services/billing -- …` */
const parked = async (...names: string[]) => {
  const script = new URL('../parked.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...names], {
    env: { ...billing.settings(), PATH: process.env.PATH },
  });
  return stdout.trim().split('\n');
};

test('[PAY-6] notices that can’t be taken in are parked, seen and mended; the others are taken in', async () => {
  await round();
  const [ada, bob, eve] = [await buyerOf(), await buyerOf(), await buyerOf()];
  for (const { session } of [ada, bob, eve]) await stripe().refund(charge(session));
  const refundOf = (session: string) => {
    const found = stripe()
      .events()
      .find(({ type, data }) => type === 'charge.refunded' && data.object.id === charge(session));
    if (!found) throw new Error('no refund');
    return found;
  };
  // Of a shape nobody has told us of, and with a sum that no column holds.
  const [odd, huge] = [refundOf(ada.session), refundOf(bob.session)];
  const whole = odd.data.object;
  odd.data.object = { id: 'ch_1', object: 'charge' };
  Object.assign(huge.data.object, { amount_refunded: 3_000_000_000 });
  // Each is told twice; the other notice says less than it was.
  for (const { type, data } of stripe().events())
    if (type === 'refund.created') Object.assign(data.object, { amount: 1 });
  await askAgain();
  await round();

  expect(await buyer.isPremium(eve.person)).toBe(false);
  expect(await buyer.isPremium(ada.person)).toBe(true);
  const lines = await parked();
  expect(lines.at(-1)).toBe('2 parked');
  expect(lines.find((line) => line.startsWith(odd.id))).toMatch(/\tcharge\.refunded\tcreated: invalid_type/);
  expect(lines.find((line) => line.startsWith(huge.id))).toMatch(/\tcharge\.refunded\tsql_22003\t/);
  await expect(parked(odd.id)).rejects.toMatchObject({ code: 1 });

  odd.data.object = whole;
  expect(await parked(odd.id)).toEqual(['taken in']);
  expect(await buyer.isPremium(ada.person)).toBe(false);
  expect((await parked()).at(-1)).toBe('1 parked');
}, 60_000);
