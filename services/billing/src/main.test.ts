import { ForkedProcesses, until } from '@app/testkit';
import { afterEach, expect, test } from 'vitest';
import { createTestBilling } from './testing/test-billing.ts';

const billing = await createTestBilling();
const processes = new ForkedProcesses(() => billing.settings());
afterEach(() => processes.stopAll());

test('billing migrates its schema, becomes healthy and ready, and stops in time', async () => {
  const { child, port } = await processes.start(new URL('./main.ts', import.meta.url));
  for (const path of ['/healthz', '/readyz'])
    await until(async () => (await fetch(`http://127.0.0.1:${port}${path}`)).status === 200);
  const rows = await billing.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'billing'",
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['inbox', 'outbox', 'checkouts', 'purchases', 'provider_events']),
  );

  expect(await processes.stop(child)).toBe(0);
}, 60_000);

test('a worker without a server relays billing’s events and stops in time', async () => {
  const [row] = await billing.sql<{ id: string }>(
    `insert into billing.outbox (receiver, topic, payload) values ('notify', 'mail.requested', '{}') returning id`,
  );
  const { child } = await processes.start(new URL('./worker.ts', import.meta.url));
  await until(async () => {
    const [sent] = await billing.sql<{ attempts: number }>(
      'select attempts from billing.outbox where id = $1',
      row?.id,
    );
    return (sent?.attempts ?? 0) > 0;
  });
  expect(await processes.stop(child)).toBe(0);
}, 60_000);
