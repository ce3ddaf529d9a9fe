import { fork } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@app/testkit';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createBillingUnderTest } from './testing/billing-under-test.ts';

const billing = await createBillingUnderTest();

test('billing starts with its schema, is healthy and ready, and stops within its time', async () => {
  const child = fork(new URL('./main.ts', import.meta.url), {
    execArgv: [],
    env: { ...billing.settings(), PATH: process.env.PATH, LOG_LEVEL: 'silent' },
  });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), ended]);
  const { port } = z.object({ ready: z.literal(true), port: z.number() }).parse(message);

  for (const path of ['/healthz', '/readyz'])
    await until(async () => (await fetch(`http://127.0.0.1:${port}${path}`)).status === 200);
  const rows = await billing.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'billing'",
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['inbox', 'outbox', 'checkouts', 'purchases', 'provider_events']),
  );

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);

test('a worker alone carries what billing said, and stops within its time', async () => {
  const [row] = await billing.sql<{ id: string }>(
    `insert into billing.outbox (receiver, topic, payload) values ('notify', 'mail.requested', '{}') returning id`,
  );
  const child = fork(new URL('./worker.ts', import.meta.url), {
    execArgv: [],
    env: { ...billing.settings(), PATH: process.env.PATH, LOG_LEVEL: 'silent' },
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  await until(async () => {
    const [sent] = await billing.sql<{ attempts: number }>(
      'select attempts from billing.outbox where id = $1',
      row?.id,
    );
    return (sent?.attempts ?? 0) > 0;
  });
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);
