import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { call, checkoutParameters, openCheckoutSession } from './stripe-for-tests.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => {
  sandbox.stripe.setBehavior({ mode: 'ok' });
  sandbox.stripe.clearRequests();
});

const create = (parameters: object, idempotencyKey?: string) =>
  call(sandbox, 'POST', '/checkout/sessions', parameters, idempotencyKey ? { idempotencyKey } : {});

describe('authentication', () => {
  test.each([null, 'nonsense', 'sk_live_51abcdef'])('key %s is refused and never shown', async (key) => {
    const { status, body } = await call(sandbox, 'GET', '/charges/ch_1', {}, { key });
    expect(status).toBe(401);
    expect(body.error.type).toBe('invalid_request_error');
    expect(JSON.stringify(body)).not.toContain('51abcdef');
    expect(JSON.stringify(sandbox.stripe.requests())).not.toContain('51abcdef');
  });

  test('every answer has a request id and the requested version', async () => {
    const { headers } = await call(sandbox, 'GET', '/charges');
    expect(headers.get('request-id')).toMatch(/^req_\w+$/);
    expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
    const wrong = await call(sandbox, 'GET', '/charges', {}, { headers: { 'stripe-version': 'newest' } });
    expect([wrong.status, wrong.body.error.message]).toEqual([400, 'Invalid Stripe API version: newest']);
  });

  test('the coach’s paths and errors are unaffected', async () => {
    const models = await fetch(`${sandbox.coachUrl}/models`, { headers: { authorization: 'Bearer k' } });
    expect(await models.json()).toMatchObject({ data: [{ id: 'sandbox-coach' }] });
    expect((await call(sandbox, 'GET', '/checkout/nothing')).body.error.message).toBe(
      'Unrecognized request URL (GET: /v1/checkout/nothing).',
    );
  });
});

describe('requests', () => {
  test('a session has the requested fields and a payment page', async () => {
    const session = await openCheckoutSession(sandbox, {
      client_reference_id: 'user-1',
      metadata: { user: 'user-1' },
      custom_text: { submit: { message: 'You can withdraw within 14 days.' } },
      customer_creation: 'always',
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: 200,
      amount_total: 200,
      currency: 'eur',
      client_reference_id: 'user-1',
      metadata: { user: 'user-1' },
      custom_text: { submit: { message: 'You can withdraw within 14 days.' }, after_submit: null },
      customer: null,
      customer_email: 'sam@example.com',
      payment_intent: null,
      livemode: false,
      success_url: 'http://127.0.0.1:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    });
    expect(session.id).toMatch(/^cs_test_\w+$/);
    expect(session.url).toBe(`${sandbox.url}/pay/${session.id}`);
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
    expect((await call(sandbox, 'GET', `/checkout/sessions/${session.id}`)).body).toEqual(session);
  });

  const item = (price_data: object, more: object = {}) => ({
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 200, product_data: { name: 'P' }, ...price_data },
        ...more,
      },
    ],
  });
  test.each<[string, object, string | undefined, string | undefined]>([
    ['an unknown name', { colour: 'red' }, 'parameter_unknown', 'colour'],
    [
      'a name this version no longer has',
      { payment_method_types: ['card'] },
      'parameter_unknown',
      'payment_method_types',
    ],
    [
      'an unknown name deep inside',
      item({ amount: 1 }),
      'parameter_unknown',
      'line_items[0][price_data][amount]',
    ],
    ['no success_url', { success_url: undefined }, 'parameter_missing', 'success_url'],
    ['no mode', { mode: undefined }, 'parameter_missing', 'mode'],
    ['a mode that is none', { mode: 'gift' }, undefined, 'mode'],
    ['no line items', { line_items: undefined }, 'parameter_missing', 'line_items'],
    ['no quantity', item({}, { quantity: undefined }), 'parameter_missing', 'line_items[0][quantity]'],
    [
      'an amount in parts',
      item({ unit_amount: '2.00' }),
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    ['a currency in capitals', item({ currency: 'EUR' }), undefined, 'line_items[0][price_data][currency]'],
    ['too little', item({ unit_amount: 49 }), 'amount_too_small', undefined],
    ['an empty text', { customer_email: '' }, 'parameter_invalid_empty', 'customer_email'],
    ['an address that is none', { customer_email: 'sam' }, 'email_invalid', 'customer_email'],
    ['a place that is none', { success_url: '/paid' }, 'url_invalid', 'success_url'],
    ['an unknown customer', { customer: 'cus_1', customer_email: undefined }, 'resource_missing', 'customer'],
    [
      'an unknown price',
      { line_items: [{ quantity: 1, price: 'price_1' }] },
      'resource_missing',
      'line_items[0][price]',
    ],
    ['an end that is too near', { expires_at: Math.floor(Date.now() / 1_000) + 60 }, undefined, 'expires_at'],
    [
      'what is documented and not played',
      { allow_promotion_codes: 'true' },
      'sandbox_does_not_play',
      'allow_promotion_codes',
    ],
  ])('%s is refused as Stripe refuses it', async (_what, more, code, param) => {
    const { status, body } = await create(checkoutParameters(more));
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) });
    expect([body.error.code, body.error.param]).toEqual([code, param]);
  });

  test('a JSON body is rejected', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await call(sandbox, 'POST', '/refunds', {}, { headers });
    expect(status).toBe(400);
    expect(body.error.message).toContain('application/x-www-form-urlencoded');
  });

  test('an unknown object is answered with resource_missing', async () => {
    for (const path of ['/checkout/sessions/cs_1', '/customers/cus_1', '/charges/ch_1', '/events/evt_1']) {
      const { status, body } = await call(sandbox, 'GET', path);
      expect([status, body.error.code]).toEqual([404, 'resource_missing']);
    }
  });

  test('the log contains the requests, but never the API key', async () => {
    await create(checkoutParameters(), 'key-for-the-log');
    expect(sandbox.stripe.requests()).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/v1/checkout/sessions',
        parameters: expect.objectContaining({ mode: 'payment' }),
        idempotencyKey: 'key-for-the-log',
        version: '2026-10-28.endive',
        status: 200,
      }),
    ]);
    expect(JSON.stringify(sandbox.stripe.requests())).not.toContain('sk_test');
  });
});

describe('idempotency', () => {
  test('the same key with the same parameters gets the same answer', async () => {
    const first = await create(checkoutParameters(), 'again');
    const second = await create(checkoutParameters(), 'again');
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('original-request')).toBe(first.headers.get('request-id'));
  });

  test('the same key with other parameters or for another endpoint is an idempotency_error', async () => {
    await create(checkoutParameters(), 'other');
    const parameters = await create(checkoutParameters({ client_reference_id: 'x' }), 'other');
    const endpoint = await call(sandbox, 'POST', '/customers', {}, { idempotencyKey: 'other' });
    for (const { status, body } of [parameters, endpoint])
      expect([status, body.error.type]).toEqual([400, 'idempotency_error']);
  });

  test('a key whose request was rejected for its parameters can be used again', async () => {
    expect((await create(checkoutParameters({ mode: 'gift' }), 'free')).status).toBe(400);
    expect((await create(checkoutParameters(), 'free')).status).toBe(200);
  });

  test('the same key at the same time is a conflict', async () => {
    sandbox.stripe.setBehavior({ mode: 'hang', times: 1 });
    const hanging = create(checkoutParameters(), 'conflict').catch(() => 'gone');
    await expect.poll(() => sandbox.stripe.requests().length).toBe(1);
    const second = await create(checkoutParameters(), 'conflict');
    expect([second.status, second.body.error.code]).toEqual([409, 'idempotency_key_in_use']);
    sandbox.stripe.setBehavior({ mode: 'ok' });
    expect(await hanging).toBe('gone');
    expect((await create(checkoutParameters(), 'conflict')).status).toBe(200);
  });

  test('a lost answer is repeated without a second effect', async () => {
    const before = sandbox.stripe.sessions().length;
    sandbox.stripe.setBehavior({ mode: 'answer_lost', times: 1 });
    await expect(create(checkoutParameters(), 'lost')).rejects.toThrow();
    expect((await create(checkoutParameters(), 'lost')).headers.get('idempotent-replayed')).toBe('true');
    expect(sandbox.stripe.sessions().length).toBe(before + 1);
  });
});

describe('faults', () => {
  test.each([
    ['http_500', 500, 'api_error'],
    ['http_429', 429, 'invalid_request_error'],
    ['http_401', 401, 'invalid_request_error'],
  ] as const)('%s is answered as often as ordered', async (mode, status, type) => {
    sandbox.stripe.setBehavior({ mode, times: 1 });
    const bad = await create(checkoutParameters());
    expect([bad.status, bad.body.error.type]).toEqual([status, type]);
    expect((await create(checkoutParameters())).status).toBe(200);
  });

  test('refused breaks the connection and does nothing', async () => {
    const before = sandbox.stripe.sessions().length;
    sandbox.stripe.setBehavior({ mode: 'refused', times: 1 });
    await expect(create(checkoutParameters())).rejects.toThrow();
    expect(sandbox.stripe.sessions().length).toBe(before);
  });
});

describe('reading objects', () => {
  test('lists are newest first and continue after a cursor', async () => {
    const made: string[] = [];
    for (const email of ['a@list.test', 'b@list.test', 'c@list.test'])
      made.unshift((await call(sandbox, 'POST', '/customers', { email })).body.id);
    const first = await call(sandbox, 'GET', '/customers', { limit: 2 });
    expect(first.body).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    const next = await call(sandbox, 'GET', '/customers', {
      limit: 2,
      starting_after: first.body.data[1]?.id,
    });
    const ids = [...first.body.data, ...next.body.data].map((one: { id: string }) => one.id);
    expect(ids.slice(0, 3)).toEqual(made);
    const one = await call(sandbox, 'GET', '/customers', { email: 'b@list.test' });
    expect(one.body.data).toHaveLength(1);
  });

  test('a deleted customer is returned as deleted', async () => {
    const { body: customer } = await call(sandbox, 'POST', '/customers', { email: 'gone@example.com' });
    const deleted = { id: customer.id, object: 'customer', deleted: true };
    expect((await call(sandbox, 'DELETE', `/customers/${customer.id}`)).body).toEqual(deleted);
    expect((await call(sandbox, 'GET', `/customers/${customer.id}`)).body).toEqual(deleted);
    expect((await call(sandbox, 'DELETE', `/customers/${customer.id}`)).status).toBe(404);
  });

  test('expand replaces ids by objects', async () => {
    const session = await openCheckoutSession(sandbox);
    await sandbox.stripe.pay(session.id);
    const { body } = await call(sandbox, 'GET', `/checkout/sessions/${session.id}`, {
      expand: ['payment_intent.latest_charge.refunds', 'line_items'],
    });
    expect(body).toMatchObject({
      line_items: { object: 'list', data: [{ amount_total: 200, description: 'Premium' }] },
      payment_intent: {
        object: 'payment_intent',
        latest_charge: { object: 'charge', refunds: { data: [] } },
      },
    });
    const ofIntent = await call(sandbox, 'GET', '/checkout/sessions', {
      payment_intent: body.payment_intent.id,
      expand: ['data.payment_intent'],
    });
    expect(ofIntent.body.data).toMatchObject([{ id: session.id, payment_intent: { status: 'succeeded' } }]);
    const wrong = await call(sandbox, 'GET', `/checkout/sessions/${session.id}`, { expand: ['currency'] });
    expect(wrong.body.error.message).toBe('This property cannot be expanded (currency).');
  });
});
