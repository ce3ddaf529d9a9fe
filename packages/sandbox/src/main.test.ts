import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readConfig } from './config.ts';
import { startSandbox } from './start-sandbox.ts';
import { createWebhookReceiver, openCheckoutSession } from './stripe/stripe-for-tests.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const readyShape = z.looseObject({ ready: z.literal(true), port: z.int(), smtpPort: z.int() });

/** Without it every process removes the types from its sources and compiles them again. */
const NODE_COMPILE_CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/test-compile-cache', import.meta.url),
);

function run(env: Record<string, string> = {}) {
  return fork(main, {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

test.each(['SIGTERM', 'disconnect'] as const)(
  'the process reports its ports and stops on %s',
  async (reason) => {
    const child = run();
    const [message] = await once(child, 'message');
    const { port, smtpPort } = readyShape.parse(message);
    expect(smtpPort).toBeGreaterThan(0);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('href="/inbox"');
    const exit = once(child, 'exit');
    if (reason === 'disconnect') child.disconnect();
    else child.kill(reason);
    expect((await exit)[0]).toBe(0);
  },
);

test('the process names every invalid setting and exits', async () => {
  const child = run({ SMTP_PORT: 'many', SANDBOX_TOKEN_DELAY_MS: '-1' });
  let output = '';
  child.stderr?.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output).toMatch(/SMTP_PORT.*[\s\S]*SANDBOX_TOKEN_DELAY_MS/);
});

test('the process stores payments in its folder and sends notices to the configured URL', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-process-'));
  const taker = await createWebhookReceiver('whsec_of_the_launcher');
  const child = run({
    SANDBOX_STRIPE_DIR: folder,
    SANDBOX_STRIPE_WEBHOOK_URL: taker.target.url,
    SANDBOX_STRIPE_WEBHOOK_SECRET: taker.target.secret,
  });
  const [message] = await once(child, 'message');
  const stripeUrl = `http://127.0.0.1:${readyShape.parse(message).port}`;
  const { id } = await openCheckoutSession({ stripeUrl });
  await fetch(`${stripeUrl}/control/stripe/sessions/${id}/pay`, { method: 'POST' });
  await fetch(`${stripeUrl}/control/stripe/webhooks/wait`, { method: 'POST' });
  expect(taker.types()).toContain('checkout.session.completed');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  expect(await readFile(path.join(folder, 'stripe.json'), 'utf8')).toContain(id);
  await rm(folder, { recursive: true });
  await taker.stop();
});

test('it listens only on loopback addresses unless the setting permits others', async () => {
  await expect(startSandbox({ host: '0.0.0.0' })).rejects.toThrow('SANDBOX_ALLOW_REMOTE');
  const sandbox = await startSandbox({ host: '0.0.0.0', allowRemote: true });
  await sandbox.stop();
});

test('it does not run in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('NODE_ENV');
  expect(readConfig({}).host).toBe('127.0.0.1');
});

test('a request whose Host header is not a loopback address is refused', async () => {
  const sandbox = await startSandbox();
  const outgoing = request({
    port: sandbox.port,
    host: '127.0.0.1',
    path: '/inbox',
    headers: { host: 'evil.test' },
  });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  expect(response.statusCode).toBe(403);
  response.resume();
  await sandbox.stop();
});
