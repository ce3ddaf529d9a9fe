import { randomUUID } from 'node:crypto';
import { until } from '@app/testkit';
import { afterAll, expect, test } from 'vitest';
import { deleteExpiredRows, startDueJobs } from './jobs.ts';
import { startBilling } from './testing/start-billing.ts';

const { billing, replica } = await startBilling();
const replicaWithRarePolls = await billing.start({ BILLING_POLL_MS: '30000' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(billing.clock.now().getTime() - ms);
const forget = () => deleteExpiredRows(replica.deps.db, billing.clock.now());
/** One moment just within the retention time and one just after it. */
const around = (ms: number) => ({ stays: ago(ms - MINUTE), goes: ago(ms + MINUTE) });

async function addCheckout(paymentIntent: string | null = null): Promise<string> {
  const id = randomUUID();
  await billing.sql(
    `insert into billing.checkouts (id, owner_id, currency, amount, state, opening_until, payment_intent, created_at, expires_at)
     values ($1, $2, 'eur', 200, 'closed', now(), $3, $4, $4)`,
    id,
    randomUUID(),
    paymentIntent,
    ago(900 * DAY),
  );
  return id;
}
const column = async (table: string, name: string) =>
  (await billing.sql<{ value: string }>(`select ${name} as value from billing.${table} order by 1`)).map(
    ({ value }) => value,
  );

test('idempotency keys are deleted after 48 hours', async () => {
  const checkoutId = await addCheckout();
  for (const [key, at] of Object.entries(around(48 * HOUR)))
    await billing.sql(
      `insert into billing.idempotency_keys (owner_id, key, currency, checkout_id, created_at)
       values ($1, $2, 'eur', $3, $4)`,
      randomUUID(),
      key,
      checkoutId,
      at,
    );
  await forget();
  expect(await column('idempotency_keys', 'key')).toEqual(['stays']);
});

test('notices are deleted after 60 days, facts of payments that are not ours after 180, and our own never', async () => {
  for (const [id, at] of Object.entries(around(60 * DAY)))
    await billing.sql(
      `insert into billing.provider_events (id, type, created_at, received_at) values ($1, 'charge.refunded', $2, $2)`,
      id,
      at,
    );
  const byCheckout = await addCheckout();
  await addCheckout('pi_ours');
  const addFact = (ref: string, at: Date, checkoutId: string | null, payment: string | null) =>
    billing.sql(
      `insert into billing.payment_facts (kind, ref, checkout_id, payment_intent, at, recorded_at)
       values ('paid', $1, $2, $3, $4, $4)`,
      ref,
      checkoutId,
      payment,
      at,
    );
  const { stays, goes } = around(180 * DAY);
  await addFact('1: foreign, young', stays, randomUUID(), 'pi_foreign');
  await addFact('2: foreign, old', goes, randomUUID(), 'pi_foreign');
  await addFact('3: ours by checkout', goes, byCheckout, null);
  await addFact('4: ours by payment', goes, null, 'pi_ours');
  await forget();
  expect(await column('provider_events', 'id')).toEqual(['stays']);
  expect(await column('payment_facts', 'ref')).toEqual([
    '1: foreign, young',
    '3: ours by checkout',
    '4: ours by payment',
  ]);
});

test('parked notices are deleted 180 days after they were parked, whatever their own age', async () => {
  for (const [id, at] of Object.entries(around(180 * DAY)))
    await billing.sql(
      `insert into billing.parked_notices (id, type, created_at, reason, parked_at)
       values ($1, 'charge.refunded', $2, 'mismatch: amount', $3)`,
      id,
      ago(300 * DAY),
      at,
    );
  await forget();
  expect(await column('parked_notices', 'id')).toEqual(['stays']);
});

test('erased owners are remembered for a day', async () => {
  for (const [name, at] of Object.entries(around(DAY)))
    await billing.sql('insert into billing.gone_owners (owner_hash, gone_at) values ($1, $2)', name, at);
  await forget();
  expect(await column('gone_owners', "convert_from(owner_hash, 'utf8')")).toEqual(['stays']);
});

test('a return of a deleted account is deleted after a year; an existing account keeps its return', async () => {
  const { stays, goes } = around(365 * DAY);
  const add = (name: string, owner: string | null, at: Date) =>
    billing.sql(
      'insert into billing.own_returns (id, owner_id, address_key, asked_at) values ($1, $2, $3, $4)',
      randomUUID(),
      owner,
      name,
      at,
    );
  await add('1: deleted, young', null, stays);
  await add('2: deleted, old', null, goes);
  await add('3: there, old', randomUUID(), ago(900 * DAY));
  await forget();
  expect(await column('own_returns', "convert_from(address_key, 'utf8')")).toEqual([
    '1: deleted, young',
    '3: there, old',
  ]);
});

test('unfinished work is never deleted', async () => {
  const checkoutId = await addCheckout();
  await billing.sql(
    `insert into billing.provider_tasks (id, kind, target, checkout_id, due_at) values ($1, 'refund', 'pi_1', $2, $3)`,
    randomUUID(),
    checkoutId,
    ago(900 * DAY),
  );
  await billing.sql('insert into billing.erasures (owner_id) values ($1)', randomUUID());
  await billing.sql(
    'insert into billing.settlements (id, checkout_id, asked_at) values ($1, $2, $3)',
    randomUUID(),
    checkoutId,
    ago(900 * DAY),
  );
  const counts = () =>
    Promise.all(['provider_tasks', 'erasures', 'settlements', 'checkouts'].map((one) => column(one, '1')));
  const before = await counts();
  await forget();
  expect(await counts()).toEqual(before);
});

test('a task that another process has added is done at once', async () => {
  const { deps } = replicaWithRarePolls;
  const work = startDueJobs(deps);
  afterAll(() => work.stop());
  await until(() => deps.notifications.isListening());
  const id = randomUUID();
  await billing.sql(
    `insert into billing.provider_tasks (id, kind, target) values ($1, 'expire', 'cs_test_unknown')`,
    id,
  );
  await until(async () => {
    const [task] = await billing.sql<{ attempts: number }>(
      'select attempts from billing.provider_tasks where id = $1',
      id,
    );
    return task === undefined || task.attempts > 0;
  });
});
