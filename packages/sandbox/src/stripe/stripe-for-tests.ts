import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { stringify } from 'qs';
import * as z from 'zod';
import type { Sandbox } from '../start-sandbox.ts';

/** The fields that tests use further; the others are only compared. */
interface Body {
  id: string;
  url: string;
  status: string;
  created: number;
  expires_at: number;
  amount: number;
  disputed: boolean;
  payment_intent: { id: string };
  data: { id: string; amount: number }[];
  error: { type?: string; code?: string; param?: string; message: string };
}

const body = z.custom<Body>((given) => typeof given === 'object' && given !== null);

interface TestResponse {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  key?: string | null;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** Calls the API as Stripe's clients do: a form in the body, or in the query of a GET. */
export async function call(
  sandbox: Pick<Sandbox, 'stripeUrl'>,
  method: string,
  path: string,
  parameters: object = {},
  { key = 'sk_test_sandbox', idempotencyKey, headers = {} }: CallOptions = {},
): Promise<TestResponse> {
  const form = stringify(parameters);
  const asQuery = method === 'GET' && form ? `?${form}` : '';
  const response = await fetch(`${sandbox.stripeUrl}/v1${path}${asQuery}`, {
    method,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': '2026-10-28.endive',
      ...headers,
    },
    ...(method === 'POST' ? { body: form } : {}),
  });
  return { status: response.status, headers: response.headers, body: body.parse(await response.json()) };
}

/** Returns the parameters of an ordinary checkout; `more` replaces and adds fields. */
export function checkoutParameters(more: object = {}): object {
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 200, product_data: { name: 'Premium' } } },
    ],
    success_url: 'http://127.0.0.1:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3000/dashboard',
    customer_email: 'sam@example.com',
    ...more,
  };
}

/** Opens a session. */
export async function openCheckoutSession(
  sandbox: Pick<Sandbox, 'stripeUrl'>,
  more: object = {},
): Promise<Body> {
  const answered = await call(sandbox, 'POST', '/checkout/sessions', checkoutParameters(more));
  if (answered.status !== 200) throw new Error(answered.body.error.message);
  return answered.body;
}

const notice = z.looseObject({ id: z.string(), type: z.string() });
type Notice = z.infer<typeof notice>;

/** Starts a server that accepts signed notices; `answers` are the statuses of the next answers, then 200. */
export async function createWebhookReceiver(secret = 'whsec_test') {
  const received: Notice[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((payload) => {
      response.statusCode = answers.shift() ?? (hasValidSignature(request, payload, secret) ? 200 : 400);
      if (response.statusCode === 200) received.push(notice.parse(JSON.parse(payload)));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    target: { url: `http://127.0.0.1:${port}/api/payment/webhook`, secret },
    received,
    answers,
    types: () => received.map(({ type }) => type),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const part of request.setEncoding('utf8')) all += part;
  return all;
}

/** Verifies a signature as Stripe's documentation describes it for verification without a client. */
function hasValidSignature({ headers }: IncomingMessage, payload: string, secret: string): boolean {
  const parts = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['stripe-signature']));
  if (!parts || Math.abs(Date.now() / 1_000 - Number(parts[1])) > 300) return false;
  return createHmac('sha256', secret).update(`${parts[1]}.${payload}`).digest('hex') === parts[2];
}
