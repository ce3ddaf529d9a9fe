import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { asSystem } from '@app/service-kit';
import { QUICK_START } from '@app/testkit';
import { expect, test } from 'vitest';
import type { BillingTransaction } from '../database.ts';
import { createDueJobs } from '../jobs.ts';
import { startBilling } from '../testing/start-billing.ts';
import { addGap, advanceGap, deleteGap } from './catch-up.repository.ts';

const { billing, replica, buyer, stripe } = await startBilling({ webhooks: 'lose' });

const charge = (session: string) => stripe.chargeOf(session)?.id ?? '';

/** Runs each job once, as a process does that has just started. @returns how often the event list was requested. */
async function runJobs(deps = replica.deps): Promise<number> {
  stripe.clearRequests();
  for (const work of Object.values(createDueJobs(deps))) await work();
  return stripe.requests().filter(({ path }) => path === '/v1/events').length;
}
const makeFetchDue = () => billing.sql('update billing.catch_ups set due_at = now()');
const gaps = async () => (await billing.sql('select from billing.catch_up_gaps')).length;

/** A person whose purchase is known. The notices of later changes are lost. */
async function buyerOf() {
  const person = billing.signIn();
  const session = await buyer.pay(person);
  await makeFetchDue();
  await runJobs();
  expect(await buyer.isPremium(person)).toBe(true);
  return { person, session };
}

/** Creates more than 2,000 events of small refunds and records their notices as received. */
async function manyNotices(): Promise<void> {
  const before = new Set(stripe.events().map(({ id }) => id));
  for (let buyers = 0; buyers < 6; buyers += 1) {
    const session = await buyer.pay(billing.signIn());
    for (let cents = 0; cents < 190; cents += 1) await stripe.refund(charge(session), 1);
  }
  const ids = stripe
    .events()
    .map(({ id }) => id)
    .filter((id) => !before.has(id));
  expect(ids.length).toBeGreaterThan(2_000);
  await billing.sql(
    `insert into billing.provider_events (id, type, created_at) select unnest($1::text[]), 'charge.refunded', now()`,
    ids,
  );
}

test('[PAY-6] a missed refund older than 2,000 notices is found in runs of bounded length, even if a process dies', async () => {
  await runJobs();
  const { person, session } = await buyerOf();
  await stripe.refund(charge(session));
  await manyNotices();
  await makeFetchDue();
  const asked = await runJobs();
  expect(asked).toBe(11);
  expect(await buyer.isPremium(person)).toBe(true);
  expect(await gaps()).toBe(1);

  // A reader that dies in the middle is replaced by another one, which continues there once the lease has expired.
  stripe.setBehavior({ mode: 'http_401' });
  await expect(runJobs()).rejects.toThrow('rejected');
  stripe.setBehavior({ mode: 'ok' });
  expect(await runJobs()).toBe(0);
  await billing.sql(`update billing.catch_up_gaps set due_at = due_at - interval '60 seconds'`);
  const rest = await runJobs();
  expect(rest).toBeGreaterThan(9);
  if ((await gaps()) > 0) await runJobs();
  expect(await buyer.isPremium(person)).toBe(false);
  expect(await buyer.states(person)).toEqual(['refunded']);
  expect(await gaps()).toBe(0);
  await makeFetchDue();
  await runJobs();
  expect(await buyer.mails(person)).toEqual(['payment_receipt', 'payment_refunded']);
}, 120_000);

test('a gap whose events the provider no longer has is given up', async () => {
  await billing.sql('delete from billing.catch_up_gaps');
  await billing.sql(
    `insert into billing.catch_up_gaps (id, since, after_event) values (gen_random_uuid(), now() - interval '40 days', 'evt_of_long_ago')`,
  );
  await runJobs();
  expect(await gaps()).toBe(0);
});

/** `npm run parked -w services/billing -- …` */
const parked = async (...names: string[]) => {
  const script = new URL('../parked.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...names], {
    env: { ...QUICK_START, ...billing.settings(), PATH: process.env.PATH },
  });
  return stdout.trim().split('\n');
};

test('[PAY-6] invalid notices are parked, listed and applied after a fix; the others are applied', async () => {
  await runJobs();
  const [ada, bob, eve] = [await buyerOf(), await buyerOf(), await buyerOf()];
  for (const { session } of [ada, bob, eve]) await stripe.refund(charge(session));
  const refundOf = (session: string) => {
    const found = stripe
      .events()
      .find(({ type, data }) => type === 'charge.refunded' && data.object.id === charge(session));
    if (!found) throw new Error('no refund');
    return found;
  };
  // One notice has an unknown shape, the other an amount that was never paid.
  const [odd, huge] = [refundOf(ada.session), refundOf(bob.session)];
  const whole = odd.data.object;
  odd.data.object = { id: 'ch_1', object: 'charge' };
  Object.assign(huge.data.object, { amount_refunded: 3_000_000_000 });
  // Each refund has a second notice, which reports a smaller amount here.
  for (const { type, data } of stripe.events())
    if (type === 'refund.created') Object.assign(data.object, { amount: 1 });
  await makeFetchDue();
  await runJobs();

  expect(await buyer.isPremium(eve.person)).toBe(false);
  expect(await buyer.isPremium(ada.person)).toBe(true);
  const lines = await parked();
  expect(lines.at(-1)).toBe('2 parked');
  expect(lines.find((line) => line.startsWith(odd.id))).toMatch(/\tcharge\.refunded\tcreated: invalid_type/);
  expect(lines.find((line) => line.startsWith(huge.id))).toMatch(/\tcharge\.refunded\tmismatch: amount\t/);
  await expect(parked(odd.id)).rejects.toMatchObject({ code: 1 });

  odd.data.object = whole;
  expect(await parked(odd.id)).toEqual(['applied']);
  expect(await buyer.isPremium(ada.person)).toBe(false);
  expect((await parked()).at(-1)).toBe('1 parked');
}, 60_000);

test('[PAY-6] a replica that reads on more slowly does not undo the progress of another', async () => {
  const gap = { id: randomUUID(), since: new Date(), afterEvent: 'evt_first' };
  const system = <T>(work: (trx: BillingTransaction) => Promise<T>) => asSystem(replica.deps.db, work);
  await system((trx) => addGap(trx, gap));
  for (const to of ['evt_second', 'evt_late'])
    await system((trx) => advanceGap(trx, gap, { to, due: false }));
  const rows = await billing.sql('select after_event from billing.catch_up_gaps where id = $1', gap.id);
  expect(rows).toEqual([{ after_event: 'evt_second' }]);
  await system((trx) => deleteGap(trx, gap.id));
});
