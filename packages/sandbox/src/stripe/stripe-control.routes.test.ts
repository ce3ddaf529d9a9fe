import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { call, createWebhookReceiver, openCheckoutSession } from './stripe-for-tests.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function order(path: string, body?: object) {
  const response = await fetch(`${sandbox.url}/control/stripe${path}`, {
    method: 'POST',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}
const look = async (path: string) => (await fetch(`${sandbox.url}/control/stripe${path}`)).json();

test('a whole payment can be simulated over HTTP', async () => {
  const receiver = await createWebhookReceiver();
  expect((await order('/webhooks/target', receiver.target)).status).toBe(204);
  expect((await order('/webhooks', { mode: 'hold' })).body).toEqual({ mode: 'hold' });
  const { id } = await openCheckoutSession(sandbox);
  expect((await order(`/sessions/${id}/decline`)).body.status).toBe('open');
  expect((await order(`/sessions/${id}/pay`, { method: 'bank_debit' })).body.payment_status).toBe('unpaid');
  expect((await order('/settle', { session: id, outcome: 'succeeded' })).body.payment_status).toBe('paid');
  const charge = sandbox.stripe.chargeOf(id)?.id;
  expect((await order(`/charges/${charge}/refund`, { amount: 50 })).body.amount).toBe(50);
  expect((await order(`/charges/${charge}/dispute`, { status: 'lost' })).body.status).toBe('lost');
  const { events } = await look('/webhooks/held');
  expect(events.at(-1).type).toBe('charge.dispute.closed');
  expect((await order('/webhooks/release', { order: [events.at(-1).id] })).status).toBe(204);
  expect((await order('/webhooks/wait')).status).toBe(204);
  expect(receiver.types()).toEqual(['charge.dispute.closed']);
  expect((await look('/events')).deliveries).toMatchObject([{ type: 'charge.dispute.closed', status: 200 }]);
  expect((await order(`/events/${events.at(-1).id}/resend`)).status).toBe(204);
  expect((await order('/webhooks/wait')).status).toBe(204);
  expect(receiver.types()).toEqual(['charge.dispute.closed', 'charge.dispute.closed']);
  await order('/webhooks', { mode: 'send' });
  await receiver.stop();
});

test('faults can be set, and the received requests are listed', async () => {
  expect((await order('', { mode: 'http_500', times: 1 })).body).toEqual({ mode: 'http_500', times: 1 });
  expect((await call(sandbox, 'GET', '/charges')).status).toBe(500);
  expect((await look('/requests')).requests.at(-1)).toMatchObject({ path: '/v1/charges', status: 500 });
  await fetch(`${sandbox.url}/control/stripe/requests`, { method: 'DELETE' });
  expect(await look('/requests')).toEqual({ requests: [] });
});

test('an invalid order is rejected with an explanation', async () => {
  expect(await order('', { mode: 'broken' })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('mode') },
  });
  expect(await order('/sessions/cs_none/pay')).toEqual({
    status: 400,
    body: { error: 'There is no session cs_none.' },
  });
});
