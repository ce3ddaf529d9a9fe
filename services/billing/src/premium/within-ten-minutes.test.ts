import type { Person } from '@app/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_INTERVAL_MS, readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { createDueJobs } from '../jobs.ts';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica, buyer, stripe } = await startBilling({ webhooks: 'lose' });

const TEN_MINUTES = 600_000;

/** Lets time pass: advances the clock of the service and brings the due times in the database nearer. */
async function advanceTime(milliseconds: number): Promise<void> {
  billing.clock.advance(milliseconds);
  const moved = `$1 * interval '1 millisecond'`;
  await billing.sql(
    `with checkouts as (update billing.checkouts set look_at = look_at - ${moved}),
      catch_ups as (update billing.catch_ups set due_at = due_at - ${moved}),
      gaps as (update billing.catch_up_gaps set due_at = due_at - ${moved})
    update billing.provider_tasks set due_at = due_at - ${moved}`,
    milliseconds,
  );
}

/** A process of the service that runs its jobs; with `only`, that job alone finds out about payments. */
function startProcess(env: Record<string, string>, only?: 'open checkouts' | 'missed notices') {
  const deps: Deps = { ...replica.deps, config: readConfig(billing.settings(env)) };
  const jobs = createDueJobs(deps);
  return {
    env,
    async round(): Promise<void> {
      // A failed job is retried when it is due again, as in production.
      for (const [name, run] of Object.entries(jobs))
        if (name === 'provider tasks' || only === undefined || name === only)
          await run().catch(() => undefined);
    },
  };
}

async function publishedChanges({ userId }: Person) {
  const events = (await billing.published('entitlement.changed')).filter((one) => one.userId === userId);
  return events.map(({ purchasedAt }) => purchasedAt !== null);
}

async function expectBought(person: Person): Promise<void> {
  expect(await buyer.states(person)).toEqual(['paid']);
  expect(await buyer.mails(person)).toEqual(['payment_receipt']);
  expect(await publishedChanges(person)).toEqual([true]);
}

test('[PAY-6] a payment whose notice is lost and tab is closed grants Premium within ten minutes, with one event and one receipt', async () => {
  const ada = billing.signIn();
  const session = await buyer.open(ada);
  const work = startProcess({});
  await work.round();
  await stripe.pay(session, { email: 'payer@example.net' });
  expect(await buyer.isPremium(ada)).toBe(false);
  let waited = 0;
  while (!(await buyer.isPremium(ada))) {
    expect(waited).toBeLessThan(TEN_MINUTES);
    await advanceTime(15_000);
    waited += 15_000;
    await work.round();
  }
  await expectBought(ada);
  const asked = await billing.published('mail.requested');
  await advanceTime(TEN_MINUTES);
  await work.round();
  await expectBought(ada);
  expect(await billing.published('mail.requested')).toEqual(asked);
});

const upTo = (latest: number, least = 1_000) =>
  fc.oneof(fc.constant(latest), fc.integer({ min: least, max: latest }));

/** A schedule of the service around one payment, counted in rounds of polling: when it is paid, and when something fails. */
const schedule = fc.record({
  look: upTo(MAX_INTERVAL_MS.checkout),
  catchUp: upTo(MAX_INTERVAL_MS.catchUp),
  poll: upTo(MAX_INTERVAL_MS.poll, 20_000),
  method: fc.constantFrom('card' as const, 'bank_debit' as const),
  paidAfter: fc.integer({ min: 0, max: 30 }),
  outage: fc.record({ from: fc.integer({ min: 0, max: 35 }), rounds: fc.integer({ min: 0, max: 20 }) }),
  replicas: fc.constantFrom(1, 2),
  restartAfter: fc.integer({ min: 0, max: 50 }),
});
type Schedule = typeof schedule extends fc.Arbitrary<infer One> ? One : never;

/** Runs it. @returns how long Premium took, counted while the payment was made, all processes ran and the provider answered. */
async function runSchedule(one: Schedule, only?: 'open checkouts' | 'missed notices'): Promise<number> {
  await billing.sql('delete from billing.catch_ups');
  const env = {
    CHECKOUT_LOOK_AFTER_MS: String(one.look),
    RECONCILE_MS: String(one.catchUp),
    BILLING_POLL_MS: String(one.poll),
  };
  const person = billing.signIn();
  const [config, before] = [replica.deps.config, stripe.sessions().length];
  Object.assign(replica.deps, { config: readConfig(billing.settings(env)) });
  const session = await buyer.open(person);
  Object.assign(replica.deps, { config });
  expect(stripe.sessions().length).toBe(before + 1);
  let running = Array.from({ length: one.replicas }, () => startProcess(env, only));
  let healthyMs = 0;
  for (let round = 0; ; round += 1) {
    if (round === one.paidAfter) {
      await stripe.pay(session, { method: one.method, email: 'payer@example.net' });
      if (one.method === 'bank_debit') await stripe.settle(session, 'succeeded');
    }
    const isDown = round >= one.outage.from && round < one.outage.from + one.outage.rounds;
    const isDying = round === one.restartAfter;
    // A process that dies in the middle of a round has claimed the due work but not asked the provider.
    stripe.setBehavior({ mode: isDown || isDying ? 'http_401' : 'ok' });
    await Promise.all(running.map((work) => work.round()));
    if (isDying) running = running.map(() => startProcess(env, only));
    if (await buyer.isPremium(person)) break;
    healthyMs = round < one.paidAfter || isDown || isDying ? 0 : healthyMs + one.poll;
    expect(healthyMs).toBeLessThan(TEN_MINUTES);
    await advanceTime(one.poll);
  }
  await expectBought(person);
  return healthyMs;
}

test.each([undefined, 'missed notices'] as const)(
  '[PAY-6] every valid configuration grants Premium within ten minutes despite restarts and outages (only job: %s)',
  async (only) => {
    await fc.assert(
      fc.asyncProperty(schedule, async (one) => {
        expect(await runSchedule(one, only)).toBeLessThan(TEN_MINUTES);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  },
  120_000,
);

test('[PAY-6] checking open checkouts alone is enough for card payments', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (one) => {
      expect(await runSchedule({ ...one, method: 'card' }, 'open checkouts')).toBeLessThan(TEN_MINUTES);
    }),
    { numRuns: 5, endOnFailure: true },
  );
}, 120_000);
