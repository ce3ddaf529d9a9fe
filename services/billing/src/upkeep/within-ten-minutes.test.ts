import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import {
  type BillingUnderTest,
  createBillingUnderTest,
  type Replica,
} from '../testing/billing-under-test.ts';
import { buying } from '../testing/buyer.ts';
import type { Person } from '../testing/people.ts';
import { dueWork } from './due-work.job.ts';
import { LATEST_MS } from './latest.ts';

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

const TEN_MINUTES = 600_000;

/** Lets time pass: for the services by their clock, for the database by moving what it has planned nearer. */
async function later(milliseconds: number): Promise<void> {
  billing.clock.advance(milliseconds);
  const moved = `$1 * interval '1 millisecond'`;
  await billing.sql(`update billing.checkouts set look_at = look_at - ${moved}`, milliseconds);
  await billing.sql(`update billing.catch_ups set due_at = due_at - ${moved}`, milliseconds);
  await billing.sql(`update billing.catch_up_gaps set due_at = due_at - ${moved}`, milliseconds);
  await billing.sql(`update billing.provider_tasks set due_at = due_at - ${moved}`, milliseconds);
}

/** A process of the service, as far as what is due goes; `only`: the one kind of asking that works at all. */
function processOf(env: Record<string, string>, only?: 'looks' | 'catching up') {
  const deps: Deps = { ...replica.deps, config: readConfig(billing.settings(env)) };
  const rounds = dueWork(deps);
  return {
    env,
    async round(): Promise<void> {
      // What fails is tried again when it is due, as the job does it.
      for (const [kind, round] of Object.entries(rounds))
        if (kind === 'tasks' || only === undefined || kind === only) await round().catch(() => undefined);
    },
  };
}

async function tellsOf({ userId }: Person) {
  const said = (await billing.said('entitlement.changed')).filter((one) => one.userId === userId);
  return said.map(({ purchasedAt }) => purchasedAt !== null);
}

async function expectBought(person: Person): Promise<void> {
  expect(await buyer.states(person)).toEqual(['paid']);
  expect(await buyer.mails(person)).toEqual(['payment_receipt']);
  expect(await tellsOf(person)).toEqual([true]);
}

test('[PAY-6] paid, the notice lost and the tab closed: within ten minutes premium, word of it and one receipt', async () => {
  const ada = billing.signIn();
  const session = await buyer.open(ada);
  const work = processOf({});
  await work.round();
  await stripe().pay(session, { email: 'payer@example.net' });
  expect(await buyer.isPremium(ada)).toBe(false);
  let waited = 0;
  while (!(await buyer.isPremium(ada))) {
    expect(waited).toBeLessThan(TEN_MINUTES);
    await later(15_000);
    waited += 15_000;
    await work.round();
  }
  await expectBought(ada);
  const asked = await billing.said('mail.requested');
  await later(TEN_MINUTES);
  await work.round();
  await expectBought(ada);
  expect(await billing.said('mail.requested')).toEqual(asked);
});

const upTo = (latest: number, least = 1_000) =>
  fc.oneof(fc.constant(latest), fc.integer({ min: least, max: latest }));

/** A life of the service around one payment, in rounds: when it is paid, and when what goes wrong. */
const life = fc.record({
  look: upTo(LATEST_MS.look),
  catchUp: upTo(LATEST_MS.catchUp),
  poll: upTo(LATEST_MS.poll, 20_000),
  method: fc.constantFrom('card' as const, 'bank_debit' as const),
  paidAfter: fc.integer({ min: 0, max: 60 }),
  outage: fc.record({ from: fc.integer({ min: 0, max: 60 }), rounds: fc.integer({ min: 0, max: 30 }) }),
  replicas: fc.constantFrom(1, 2),
  restartAfter: fc.integer({ min: 0, max: 80 }),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

/** Plays it. @returns how long premium took, from when it was paid, everything ran and the provider answered. */
async function play(one: Life, only?: 'looks' | 'catching up'): Promise<number> {
  await billing.sql('delete from billing.catch_ups');
  const env = {
    CHECKOUT_LOOK_AFTER_MS: String(one.look),
    RECONCILE_MS: String(one.catchUp),
    BILLING_POLL_MS: String(one.poll),
  };
  const person = billing.signIn();
  const [config, before] = [replica.deps.config, stripe().sessions().length];
  Object.assign(replica.deps, { config: readConfig(billing.settings(env)) });
  const session = await buyer.open(person);
  Object.assign(replica.deps, { config });
  expect(stripe().sessions().length).toBe(before + 1);
  let running = Array.from({ length: one.replicas }, () => processOf(env, only));
  let fineFor = 0;
  for (let round = 0; ; round += 1) {
    if (round === one.paidAfter) {
      await stripe().pay(session, { method: one.method, email: 'payer@example.net' });
      if (one.method === 'bank_debit') await stripe().settle(session, 'succeeded');
    }
    const down = round >= one.outage.from && round < one.outage.from + one.outage.rounds;
    const dies = round === one.restartAfter;
    // Whoever dies in the middle of a round has claimed what was due, and has asked nothing.
    stripe().play({ mode: down || dies ? 'http_401' : 'ok' });
    await Promise.all(running.map((work) => work.round()));
    if (dies) running = running.map(() => processOf(env, only));
    if (await buyer.isPremium(person)) break;
    fineFor = round < one.paidAfter || down || dies ? 0 : fineFor + one.poll;
    expect(fineFor).toBeLessThan(TEN_MINUTES);
    await later(one.poll);
  }
  await expectBought(person);
  return fineFor;
}

test.each([undefined, 'catching up'] as const)(
  '[PAY-6] no schedule that may be set leaves a payment for ten minutes, whatever restarts and falls out (asking by: %s)',
  async (only) => {
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        expect(await play(one, only)).toBeLessThan(TEN_MINUTES);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  },
  120_000,
);

test('[PAY-6] neither does asking about open pages alone, for who pays by card', async () => {
  await fc.assert(
    fc.asyncProperty(life, async (one) => {
      expect(await play({ ...one, method: 'card' }, 'looks')).toBeLessThan(TEN_MINUTES);
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
