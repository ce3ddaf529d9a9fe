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
import { ask, post } from '../testing/ask.fixture.ts';
import { accessToken, somebody, startGateway, type TestGateway } from '../testing/gateway.fixture.ts';
import { answerJson } from '../testing/service.fixture.ts';

const forVisitors: Endpoint[] = [chatEndpoints.start, chatEndpoints.detail, chatEndpoints.usage].map(
  (endpoint) => ({ ...endpoint, access: 'signedInOrVisitor' }),
);
const paths = new Set(forVisitors.map(({ path }) => path));
const doors: Endpoint[] = [billingEndpoints.webhook, notifyEndpoints.unsubscribe];
const endpoints = [
  ...publicEndpoints.filter((endpoint) => !paths.has(endpoint.path) && !doors.includes(endpoint)),
  ...forVisitors,
  ...doors,
];
const ada = somebody();
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
    service.answer = answerJson(200, { answered: true });
  }
});

let next = 0;
/** An address nobody has called from yet. */
const fromAnew = () => {
  next += 1;
  return { 'x-forwarded-for': `198.51.100.${next}` };
};

describe('[PAY-6] the provider’s notices', () => {
  const notify = (body: string | Buffer, headers: Record<string, string> = {}) =>
    ask(`${gateway.url}/api/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': 't=1,v1=a',
        ...headers,
      },
      body,
    });

  test('arrive byte by byte with their signature, and need no session', async () => {
    const odd = ' {"b" : 1,\r\n"a":"ä\\u00e4"} \n';
    expect((await notify(odd)).status).toBe(200);
    const [call] = gateway.billing.received;
    expect(call?.body).toBe(odd);
    expect(call?.headers).toMatchObject({
      'stripe-signature': 't=1,v1=a',
      'content-type': 'application/json',
    });
  });

  test('up to 256 kB and no further', async () => {
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

  test('whatever their bytes are: only the signature is to be trusted', async () => {
    const bytes = Buffer.from([0x22, 0xff, 0xfe, 0x22]);
    expect((await notify(bytes)).status).toBe(200);
    expect(gateway.billing.received[0]?.headers['content-length']).toBe('4');
  });

  test('are counted in a class of their own', async () => {
    const address = fromAnew();
    for (let i = 0; i < 100; i += 1) await notify('{}', address);
    expect((await notify('{}', address)).status).toBe(429);
    expect((await notify('{}', fromAnew())).status).toBe(200);
  });

  test('no other call hears of a signature, or takes a large body', async () => {
    const headers = { ...ada.headers, 'stripe-signature': 't=1' };
    const url = `${gateway.url}/api/payment/create-checkout`;
    if (publicEndpoints.some(({ path }) => path === '/payment/create-checkout')) await post(url, {}, headers);
    await post(`${gateway.url}/api/auth/confirm-email`, {}, headers);
    const signatures = [gateway.billing, gateway.auth].flatMap(({ received }) =>
      received.map((call) => call.headers['stripe-signature']),
    );
    expect(new Set(signatures)).toEqual(new Set([undefined]));
    const large = await post(`${gateway.url}/api/auth/confirm-email`, 'x'.repeat(MAX_BODY_BYTES));
    expect(large.status).toBe(413);
  });
});

describe('a mail program’s one click', () => {
  const click = (body: string | undefined, type?: string) =>
    ask(`${gateway.url}/api/mail/unsubscribe?token=a.b`, {
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
    // What a form says means nothing, so that the service need not read forms.
    expect(call?.body).toBe(type === 'application/json' ? body : '');
  });

  test('is bounded like every body, and nothing else may be posted', async () => {
    const large = await click('x'.repeat(MAX_BODY_BYTES + 1), 'application/x-www-form-urlencoded');
    expect(large.status).toBe(413);
    expect((await click('hello', 'text/plain')).status).toBe(415);
    expect(gateway.notify.received).toHaveLength(0);
  });

  test('is the only form that passes', async () => {
    const answer = await ask(`${gateway.url}/api/auth/confirm-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'token=a',
    });
    expect(answer.status).toBe(415);
  });
});

describe('[ROLE-3] visitors', () => {
  const start = (headers: Record<string, string> = {}, at = gateway) =>
    post(`${at.url}/api/chat-start`, {}, { ...fromAnew(), ...headers });
  const cookie = { cookie: 'a=b; visitor=id.signature; refresh=1' };

  test('enter without a session where the operator lets them, with their cookie alone', async () => {
    gateway.chat.answer = answerJson(200, {}, { 'set-cookie': ['visitor=new.one; HttpOnly', 'refresh=x'] });
    const first = await start();
    expect([first.status, first.headers['set-cookie']]).toEqual([200, ['visitor=new.one; HttpOnly']]);
    expect((await start(cookie)).status).toBe(200);
    const one = await ask(`${gateway.url}/api/conversations/${randomUUID()}`, { headers: cookie });
    expect(one.status).toBe(200);
    expect(gateway.chat.received.map((call) => call.headers.cookie)).toEqual([
      undefined,
      'visitor=id.signature',
      'visitor=id.signature',
    ]);
  });

  test('nowhere else, and nowhere at all otherwise', async () => {
    expect((await ask(`${gateway.url}/api/conversations`, { headers: cookie })).status).toBe(401);
    expect((await ask(`${gateway.url}/api/user/sessions`, { headers: cookie })).status).toBe(401);
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
  ])('is nobody with %s: that is a 401, cookie or not', async (_name, headers) => {
    for (const more of [{}, cookie]) {
      const answer = await start({ ...headers, ...more });
      expect([answer.status, answer.json().code]).toEqual([401, 'unauthenticated']);
    }
    expect(gateway.chat.received).toHaveLength(0);
  });

  test('are not who is signed in: their old cookie stays out of it', async () => {
    await start({ ...somebody().headers, ...cookie });
    expect(gateway.chat.received[0]?.headers.cookie).toBeUndefined();
  });

  test.each(['cross-site', 'same-site'])('can not be made to say something by a %s page', async (site) => {
    const foreign = { 'sec-fetch-site': site };
    const refused = await start({ ...cookie, ...foreign });
    expect([refused.status, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await start({ ...cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await start({ ...somebody().headers, ...foreign })).status).toBe(200);
    const read = await ask(`${gateway.url}/api/usage`, { headers: { ...fromAnew(), ...cookie, ...foreign } });
    expect(read.status).toBe(200);
  });

  test('chat at a rate per address, people per person', async () => {
    const address = fromAnew();
    for (const visitor of ['visitor=1.a', 'visitor=2.b'])
      expect((await start({ ...address, cookie: visitor })).status).toBe(200);
    expect((await start({ ...address, cookie: 'visitor=3.c' })).status).toBe(429);
    expect((await start(cookie)).status).toBe(200);
    const bob = somebody();
    for (const status of [200, 200, 429])
      expect((await start({ ...bob.headers, ...address })).status).toBe(status);
  });

  test('hand their chat over at signup, where auth takes the cookie away', async () => {
    gateway.auth.answer = answerJson(200, {}, { 'set-cookie': ['refresh=1', 'visitor=; Max-Age=0'] });
    const signup = await post(`${gateway.url}/api/auth/signup`, {}, { ...fromAnew(), ...cookie });
    expect(signup.headers['set-cookie']).toEqual(['refresh=1', 'visitor=; Max-Age=0']);
    await post(`${gateway.url}/api/auth/login`, {}, { ...fromAnew(), ...cookie });
    expect(gateway.auth.received.map((call) => call.headers.cookie)).toEqual([
      'visitor=id.signature; refresh=1',
      'refresh=1',
    ]);
  });
});

describe('the document', () => {
  const documentOf = async (at: TestGateway) => {
    const document = (await ask(`${at.url}/api/docs/openapi.json`)).json();
    return Object(document.paths);
  };

  test('tells of raw notices, one click and visitors', async () => {
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
