import { randomUUID } from 'node:crypto';
import {
  billingEndpoints,
  chatEndpoints,
  type Endpoint,
  MAX_BODY_BYTES,
  MAX_NOTICE_BYTES,
  notifyEndpoints,
  publicEndpoints,
} from '@app/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postJson, sendRequest } from '../testing/send-request.ts';
import { accessToken, signedInPerson, startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { respondJson } from '../testing/start-service.ts';

const forVisitors: Endpoint[] = [chatEndpoints.start, chatEndpoints.detail, chatEndpoints.usage].map(
  (endpoint) => ({ ...endpoint, access: 'signedInOrVisitor' }),
);
const paths = new Set(forVisitors.map(({ path }) => path));
const openEndpoints: Endpoint[] = [billingEndpoints.webhook, notifyEndpoints.unsubscribe];
const endpoints = [
  ...publicEndpoints.filter((endpoint) => !paths.has(endpoint.path) && !openEndpoints.includes(endpoint)),
  ...forVisitors,
  ...openEndpoints,
];
const ada = signedInPerson();
const SETTINGS = {
  TRUST_PROXY: 'loopback',
  RATE_CHAT: '2/1m',
  RATE_WEBHOOK: '100/1m',
  RATE_OTHER: '1000/1m',
};

let gateway: TestGateway;
let closed: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ ...SETTINGS, ANONYMOUS_CHAT: 'true' }, { endpoints });
  closed = await startGateway(SETTINGS, { endpoints });
});
afterAll(() => Promise.all([gateway.stop(), closed.stop()]));
beforeEach(() => {
  for (const service of [gateway.auth, gateway.chat, gateway.billing, gateway.notify]) {
    service.received.length = 0;
    service.answer = respondJson(200, { answered: true });
  }
});

let next = 0;
/** Returns the header of an address that no other test uses. */
const fromNewAddress = () => {
  next += 1;
  return { 'x-forwarded-for': `198.51.100.${next}` };
};

describe('[PAY-6] provider notices', () => {
  const notify = (body: string | Buffer, headers: Record<string, string> = {}) =>
    sendRequest(`${gateway.url}/api/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': 't=1,v1=a',
        ...headers,
      },
      body,
    });

  test('arrive unchanged with their signature, and need no session', async () => {
    const odd = ' {"b" : 1,\r\n"a":"ä\\u00e4"} \n';
    expect((await notify(odd)).status).toBe(200);
    const [call] = gateway.billing.received;
    expect(call?.body).toBe(odd);
    expect(call?.headers).toMatchObject({
      'stripe-signature': 't=1,v1=a',
      'content-type': 'application/json',
    });
  });

  test('are accepted up to 256 kB', async () => {
    const sized = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
    expect((await notify(sized(MAX_NOTICE_BYTES))).status).toBe(200);
    expect(gateway.billing.received[0]?.body).toHaveLength(MAX_NOTICE_BYTES);
    const refused = await notify(sized(MAX_NOTICE_BYTES + 1));
    expect([refused.status, refused.json().code]).toEqual([413, 'payload_too_large']);
  });

  test.each([
    ['application/json', 200],
    ['application/cloudevents+json', 200],
    ['text/json', 200],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/jsonp', 415],
  ])('as %s are answered with %s', async (type, status) => {
    expect((await notify('{}', { 'content-type': type })).status).toBe(status);
    expect(gateway.billing.received).toHaveLength(status === 200 ? 1 : 0);
  });

  test('need not be UTF-8, because the signature covers their bytes', async () => {
    const bytes = Buffer.from([0x22, 0xff, 0xfe, 0x22]);
    expect((await notify(bytes)).status).toBe(200);
    expect(gateway.billing.received[0]?.headers['content-length']).toBe('4');
  });

  test('have a rate class of their own', async () => {
    const address = fromNewAddress();
    for (let i = 0; i < 100; i += 1) await notify('{}', address);
    expect((await notify('{}', address)).status).toBe(429);
    expect((await notify('{}', fromNewAddress())).status).toBe(200);
  });

  test('are the only calls that pass a signature or a large body', async () => {
    const headers = { ...ada.headers, 'stripe-signature': 't=1' };
    const url = `${gateway.url}/api/payment/create-checkout`;
    if (publicEndpoints.some(({ path }) => path === '/payment/create-checkout'))
      await postJson(url, {}, headers);
    await postJson(`${gateway.url}/api/auth/confirm-email`, {}, headers);
    const signatures = [gateway.billing, gateway.auth].flatMap(({ received }) =>
      received.map((call) => call.headers['stripe-signature']),
    );
    expect(new Set(signatures)).toEqual(new Set([undefined]));
    const large = await postJson(`${gateway.url}/api/auth/confirm-email`, 'x'.repeat(MAX_BODY_BYTES));
    expect(large.status).toBe(413);
  });
});

describe('the one-click unsubscribe of a mail program', () => {
  const click = (body: string | undefined, type?: string) =>
    sendRequest(`${gateway.url}/api/mail/unsubscribe?token=a.b`, {
      method: 'POST',
      headers: type ? { 'content-type': type } : {},
      ...(body === undefined ? {} : { body }),
    });

  test.each([
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded; charset=utf-8'],
    ['--x\r\n\r\nOne-Click\r\n--x--', 'multipart/form-data; boundary=x'],
    ['{}', 'application/json'],
    ['', 'application/x-www-form-urlencoded'],
    ['', undefined],
    [undefined, undefined],
  ])('as %j of %s arrives', async (body, type) => {
    expect((await click(body, type)).status).toBe(200);
    const [call] = gateway.notify.received;
    expect(call).toMatchObject({ method: 'POST', url: '/mail/unsubscribe?token=a.b' });
    // The content of a form has no meaning and is not forwarded, so the service does not parse forms.
    expect(call?.body).toBe(type === 'application/json' ? body : '');
  });

  test('is limited in size like every body, and accepts no other media type', async () => {
    const large = await click('x'.repeat(MAX_BODY_BYTES + 1), 'application/x-www-form-urlencoded');
    expect(large.status).toBe(413);
    expect((await click('hello', 'text/plain')).status).toBe(415);
    expect(gateway.notify.received).toHaveLength(0);
  });

  test('is the only form that passes', async () => {
    const answer = await sendRequest(`${gateway.url}/api/auth/confirm-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'token=a',
    });
    expect(answer.status).toBe(415);
  });
});

describe('[ROLE-3] visitors', () => {
  const start = (headers: Record<string, string> = {}, at = gateway) =>
    postJson(`${at.url}/api/chat-start`, {}, { ...fromNewAddress(), ...headers });
  const cookie = { cookie: 'a=b; visitor=id.signature; refresh=1' };

  test('need no session where anonymous chat is on, and send only their cookie', async () => {
    gateway.chat.answer = respondJson(200, {}, { 'set-cookie': ['visitor=new.one; HttpOnly', 'refresh=x'] });
    const first = await start();
    expect([first.status, first.headers['set-cookie']]).toEqual([200, ['visitor=new.one; HttpOnly']]);
    expect((await start(cookie)).status).toBe(200);
    const one = await sendRequest(`${gateway.url}/api/conversations/${randomUUID()}`, { headers: cookie });
    expect(one.status).toBe(200);
    expect(gateway.chat.received.map((call) => call.headers.cookie)).toEqual([
      undefined,
      'visitor=id.signature',
      'visitor=id.signature',
    ]);
  });

  test('may call nothing else, and nothing at all where anonymous chat is off', async () => {
    expect((await sendRequest(`${gateway.url}/api/conversations`, { headers: cookie })).status).toBe(401);
    expect((await sendRequest(`${gateway.url}/api/user/sessions`, { headers: cookie })).status).toBe(401);
    expect((await start(cookie, closed)).status).toBe(401);
    expect((await start(ada.headers, closed)).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['a forged token', { authorization: `Bearer ${accessToken({ sub: ada.userId, sid: ada.sessionId })}x` }],
    [
      'an expired token',
      { authorization: `Bearer ${accessToken({ sub: ada.userId, sid: ada.sessionId, iat: 1 })}` },
    ],
    ['an empty token', { authorization: 'Bearer ' }],
    ['a session without a token', { 'x-session-token': ada.sessionId }],
  ])('with %s get 401, with or without a cookie', async (_name, headers) => {
    for (const more of [{}, cookie]) {
      const answer = await start({ ...headers, ...more });
      expect([answer.status, answer.json().code]).toEqual([401, 'unauthenticated']);
    }
    expect(gateway.chat.received).toHaveLength(0);
  });

  test('are not signed-in people, whose old visitor cookie is not forwarded', async () => {
    await start({ ...signedInPerson().headers, ...cookie });
    expect(gateway.chat.received[0]?.headers.cookie).toBeUndefined();
  });

  test.each(['cross-site', 'same-site'])('cannot be made to send a message by a %s page', async (site) => {
    const foreign = { 'sec-fetch-site': site };
    const refused = await start({ ...cookie, ...foreign });
    expect([refused.status, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await start({ ...cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await start({ ...signedInPerson().headers, ...foreign })).status).toBe(200);
    const read = await sendRequest(`${gateway.url}/api/usage`, {
      headers: { ...fromNewAddress(), ...cookie, ...foreign },
    });
    expect(read.status).toBe(200);
  });

  test('are limited per address in chat, signed-in people per person', async () => {
    const address = fromNewAddress();
    for (const visitor of ['visitor=1.a', 'visitor=2.b'])
      expect((await start({ ...address, cookie: visitor })).status).toBe(200);
    expect((await start({ ...address, cookie: 'visitor=3.c' })).status).toBe(429);
    expect((await start(cookie)).status).toBe(200);
    const bob = signedInPerson();
    for (const status of [200, 200, 429])
      expect((await start({ ...bob.headers, ...address })).status).toBe(status);
  });

  test('hand their chat over at signup, where auth takes the cookie away', async () => {
    gateway.auth.answer = respondJson(200, {}, { 'set-cookie': ['refresh=1', 'visitor=; Max-Age=0'] });
    const signup = await postJson(`${gateway.url}/api/auth/signup`, {}, { ...fromNewAddress(), ...cookie });
    expect(signup.headers['set-cookie']).toEqual(['refresh=1', 'visitor=; Max-Age=0']);
    await postJson(`${gateway.url}/api/auth/login`, {}, { ...fromNewAddress(), ...cookie });
    expect(gateway.auth.received.map((call) => call.headers.cookie)).toEqual([
      'visitor=id.signature; refresh=1',
      'refresh=1',
    ]);
  });
});

describe('the OpenAPI document', () => {
  const documentOf = async (at: TestGateway) => {
    const document = (await sendRequest(`${at.url}/api/docs/openapi.json`)).json();
    return Object(document.paths);
  };

  test('describes provider notices, the one-click unsubscribe and visitors', async () => {
    const document = await documentOf(gateway);
    const webhook = document['/api/payment/webhook'].post;
    expect(webhook.parameters).toMatchObject([{ name: 'Stripe-Signature', in: 'header', required: true }]);
    expect(webhook.requestBody.content).toHaveProperty(['application/json']);
    expect(Object.keys(webhook.responses)).toEqual(expect.arrayContaining(['413', '415']));
    expect(document['/api/mail/unsubscribe'].post.requestBody).toMatchObject({ required: false });
    const { security } = document['/api/chat-start'].post;
    expect(security).toEqual([{ bearer: [] }, { visitorCookie: [] }]);
    expect((await documentOf(closed))['/api/chat-start'].post.security).toEqual([{ bearer: [] }]);
  });
});
