import { randomUUID } from 'node:crypto';
import { internalEndpoints, MAX_BODY_BYTES, publicEndpoints } from '@app/contracts';
import { until } from '@app/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postJson, sendRaw, sendRequest, type TestResponse } from '../testing/send-request.ts';
import { accessToken, signedInPerson, startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { respondJson } from '../testing/start-service.ts';

let gateway: TestGateway;
const ada = signedInPerson();
const id = randomUUID();
const pathOf = (path: string) => path.replace(/:\w+/g, id);
const calls = publicEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const JSON_TYPE = { 'content-type': 'application/json' };

beforeAll(async () => {
  gateway = await startGateway({ RATE_OTHER: '100000/1m', RATE_LOGIN: '100000/1m' });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  for (const service of [gateway.auth, gateway.chat, gateway.billing, gateway.notify]) {
    service.received.length = 0;
    service.answer = respondJson(200, { answered: true });
  }
});
const everythingReceived = () =>
  [gateway.auth, gateway.chat, gateway.billing, gateway.notify].flatMap(({ received }) => received);

describe('the route table', () => {
  test.each(calls)('[API-1..6] %s reaches its service and no other', async (_name, endpoint) => {
    const answer = await sendRequest(`${gateway.url}/api${pathOf(endpoint.path)}?q=a%20b`, {
      method: endpoint.method,
      headers: { ...ada.headers, ...(endpoint.body ? JSON_TYPE : {}) },
      ...(endpoint.body ? { body: '{"a": 1}' } : {}),
    });
    expect([answer.status, answer.json()]).toEqual([200, { answered: true }]);
    expect(everythingReceived()).toHaveLength(1);
    const [call] = gateway[endpoint.service].received;
    expect(call).toMatchObject({
      method: endpoint.method,
      url: pathOf(endpoint.path) + (endpoint.query ? '?q=a%20b' : ''),
      body: endpoint.body ? '{"a": 1}' : '',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  // The paths of the specification are written out here, so that a change of the contract cannot move them unnoticed.
  test.each([
    ['POST', '/auth/signup', 'auth'],
    ['POST', '/auth/login', 'auth'],
    ['POST', '/auth/forgot-password', 'auth'],
    ['POST', '/auth/reset-password', 'auth'],
    ['POST', '/auth/confirm-email', 'auth'],
    ['PUT', '/user/profile', 'auth'],
    ['PUT', '/user/preferences', 'auth'],
    ['DELETE', '/user/account', 'auth'],
    ['POST', '/contact/send', 'notify'],
    ['GET', '/conversations', 'chat'],
    ['GET', `/conversations/${id}`, 'chat'],
    ['GET', '/usage', 'chat'],
    ['POST', '/chat-start', 'chat'],
    ['POST', '/chat-followup', 'chat'],
    ['POST', '/payment/create-checkout', 'billing'],
    ['GET', '/payment/status', 'billing'],
    ['POST', '/payment/webhook', 'billing'],
  ] as const)('[API-1..6] %s /api%s exists and is answered by %s', async (method, path, service) => {
    const body = ['POST', 'PUT'].includes(method);
    const answer = await sendRequest(`${gateway.url}/api${path}`, {
      method,
      headers: { ...ada.headers, ...(body ? JSON_TYPE : {}) },
      ...(body ? { body: '{}' } : {}),
    });
    expect([answer.status, answer.json()]).toEqual([200, { answered: true }]);
    expect(gateway[service].received).toMatchObject([{ method, url: path }]);
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/auth/login/x',
    '/api/auth/login/',
    '/api//auth/login',
    '/api/Auth/login',
    '/api/auth/../internal/ended-sessions',
    '/api/auth/%2e%2e/internal/ended-sessions',
    '/api/conversations/%2e%2e',
    `/api/conversations/${id}%2f..%2f..%2finternal`,
    `/api/conversations/${id}/messages`,
    '/api/healthz',
    '/api/metrics',
    ...Object.values(internalEndpoints).map(({ path }) => `/api${path}`),
  ])('%s leads nowhere', async (path) => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await sendRequest(gateway.url + path, { method, headers: ada.headers });
      expect([answer.status, answer.json().code]).toEqual([404, 'not_found']);
    }
    expect(everythingReceived()).toEqual([]);
  });

  test.each([
    '/api/%ff',
    '/api/%',
    '/api/conversations/%E0%A4%A',
    `/api/conversations/${'a'.repeat(300)}`,
    '/%ff',
  ])('%s is refused like everything else, with the same headers', async (path) => {
    const without = ({ headers: { date, ...rest } }: TestResponse) => ({
      ...rest,
      'x-request-id': '',
      'content-length': '',
    });
    const known = await sendRequest(`${gateway.url}/api/conversations/${id}x`, { headers: ada.headers });
    const answer = await sendRequest(gateway.url + path, { headers: ada.headers });
    expect([answer.status, answer.json().code]).toEqual([404, 'not_found']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    if (path.startsWith('/api')) expect(without(answer)).toEqual(without(known));
    expect(everythingReceived()).toEqual([]);
  });

  test.each(calls)('no other method passes at %s', async (_name, { path, method }) => {
    const allowed = publicEndpoints
      .filter((endpoint) => endpoint.path === path)
      .map((endpoint) => endpoint.method);
    for (const other of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      if (allowed.some((one) => one === other)) continue;
      const answer = await sendRequest(`${gateway.url}/api${pathOf(path)}`, {
        method: other,
        headers: ada.headers,
      });
      expect([other, answer.status]).toEqual([other, 405]);
      expect(answer.headers.allow).toContain(method);
    }
    expect(everythingReceived()).toEqual([]);
  });

  test('no other origin is let in', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await sendRequest(`${gateway.url}/api/auth/login`, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(405);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('authentication', () => {
  const signedIn = calls.filter(([, { access }]) => access === 'signedIn');
  const forged = `${accessToken({ sub: ada.userId, sid: ada.sessionId }).slice(0, -4)}AAAA`;
  const expired = accessToken({ sub: ada.userId, sid: ada.sessionId, iat: 1 });
  const revoked = signedInPerson();

  test.each(signedIn)('[API-7] %s needs a live session of one’s own', async (_name, endpoint) => {
    gateway.auth.endedSessions.push(revoked.sessionId);
    await until(() => gateway.deps.sessions.isEnded(revoked.sessionId));
    for (const headers of [
      {},
      { authorization: `Bearer ${forged}` },
      { authorization: `Bearer ${expired}` },
      revoked.headers,
      { ...ada.headers, 'x-session-token': signedInPerson().sessionId },
      { 'x-session-token': ada.sessionId },
      { 'x-user-id': ada.userId },
    ]) {
      const answer = await sendRequest(`${gateway.url}/api${pathOf(endpoint.path)}`, {
        method: endpoint.method,
        headers,
      });
      expect([answer.status, answer.json().code]).toEqual([401, 'unauthenticated']);
    }
    expect(everythingReceived()).toEqual([]);
  });
});

test('[AUT-10] the first use of a renewed token is reported to auth, whichever service is called', async () => {
  gateway.auth.answer = respondJson(200, { noted: true });
  const { userId: sub, sessionId: sid } = signedInPerson();
  const authorization = `Bearer ${accessToken({ sub, sid, rot: 3 })}`;
  for (const path of ['usage', 'payment/status', 'usage'])
    expect((await sendRequest(`${gateway.url}/api/${path}`, { headers: { authorization } })).status).toBe(
      200,
    );
  const report = await until(() => gateway.auth.received.find(({ url }) => url === '/internal/session-uses'));
  expect(JSON.parse(report.body)).toEqual({ uses: [{ sessionId: sid, counter: 3 }] });
});

describe('headers', () => {
  test('to a service are rebuilt: nothing a caller made up arrives', async () => {
    await sendRequest(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: {
        ...JSON_TYPE,
        accept: 'application/json',
        'accept-language': 'de',
        'user-agent': 'Test',
        'x-user-id': ada.userId,
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
        connection: 'x-evil, keep-alive',
        'x-evil': 'yes',
        te: 'trailers',
        expect: '100-continue',
        origin: 'https://evil.example',
        'idempotency-key': 'only where it is honoured',
        cookie: 'a=b; refresh=one.2.three; session=c',
      },
      body: '{}',
    });
    const [call] = gateway.auth.received;
    expect(call?.headers).toEqual({
      host: `127.0.0.1:${gateway.auth.port}`,
      accept: 'application/json',
      'accept-language': 'de',
      'user-agent': 'Test',
      'content-type': 'application/json',
      'content-length': '2',
      cookie: 'refresh=one.2.three',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  test('of a forwarded response are those of every other one, and of a service only the allowed ones', async () => {
    gateway.chat.answer = respondJson(200, {}, { 'x-powered-by': 'us', 'x-frame-options': 'ALLOW' });
    const { headers: forwarded } = await sendRequest(`${gateway.url}/api/usage`, { headers: ada.headers });
    const { headers: refused } = await sendRequest(`${gateway.url}/api/usage`);
    const own = { 'content-length': '2', 'x-request-id': expect.any(String), date: expect.any(String) };
    expect(forwarded).toEqual({ ...refused, ...own });
  });

  test('cookies pass in both directions only at calls about the session', async () => {
    const cookies = ['refresh=next; HttpOnly', 'device=d; HttpOnly'];
    for (const service of [gateway.auth, gateway.chat]) {
      service.answer = respondJson(
        200,
        {},
        { 'set-cookie': [...cookies, 'visitor=v', 'more=1'], 'x-powered-by': 'us', server: 'inside' },
      );
    }
    const headers = { ...ada.headers, cookie: 'visitor=v; device=d; refresh=1; more=1; refresh=2' };
    const refresh = await sendRequest(`${gateway.url}/api/auth/refresh`, { method: 'POST', headers });
    const profile = await sendRequest(`${gateway.url}/api/user/sessions`, { headers });
    const usage = await sendRequest(`${gateway.url}/api/usage`, { headers });
    expect(refresh.headers['set-cookie']).toEqual(cookies);
    expect(profile.headers['set-cookie']).toBeUndefined();
    expect(usage.headers['set-cookie']).toBeUndefined();
    expect(gateway.auth.received.map((call) => call.headers.cookie)).toEqual([
      'device=d; refresh=1',
      undefined,
    ]);
    expect(gateway.chat.received.map((call) => call.headers.cookie)).toEqual([undefined]);
    expect(refresh.headers['x-powered-by']).toBeUndefined();
    expect(refresh.headers.server).toBeUndefined();
  });

  test('an idempotency key of up to 255 characters passes where it is honoured', async () => {
    const start = (key: string) =>
      postJson(`${gateway.url}/api/chat-start`, {}, { ...ada.headers, 'idempotency-key': key });
    expect((await start('k'.repeat(255))).status).toBe(200);
    expect(gateway.chat.received[0]?.headers['idempotency-key']).toBe('k'.repeat(255));
    const refused = await start('k'.repeat(256));
    expect([refused.status, refused.json().code]).toEqual([400, 'validation_failed']);
    expect(gateway.chat.received).toHaveLength(1);
  });

  test('one request id goes through all of it', async () => {
    const own = await sendRequest(`${gateway.url}/api/usage`, {
      headers: { ...ada.headers, 'x-request-id': 'mine-1234' },
    });
    const forged = await sendRequest(`${gateway.url}/api/usage`, {
      headers: { ...ada.headers, 'x-request-id': 'x y\tz' },
    });
    expect(own.headers['x-request-id']).toBe('mine-1234');
    expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(gateway.chat.received.map((call) => call.headers['x-request-id'])).toEqual([
      'mine-1234',
      forged.headers['x-request-id'],
    ]);
  });

  test.each(['cross-site', 'same-site'])('a %s page cannot refresh a session', async (site) => {
    const answer = await sendRequest(`${gateway.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { cookie: 'refresh=1', 'sec-fetch-site': site },
    });
    expect([answer.status, answer.json().code]).toEqual([403, 'forbidden']);
    expect(gateway.auth.received).toEqual([]);
  });

  test('the status and Retry-After of a response pass unchanged', async () => {
    gateway.chat.answer = respondJson(429, { error: 'Wait.', code: 'rate_limited' }, { 'retry-after': '7' });
    const answer = await sendRequest(`${gateway.url}/api/usage`, { headers: ada.headers });
    expect([answer.status, answer.headers['retry-after'], answer.json().error]).toEqual([429, '7', 'Wait.']);
  });
});

describe('bodies', () => {
  const login = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE, chunked = false) =>
    sendRequest(`${gateway.url}/api/auth/login`, { method: 'POST', headers, body, chunked });
  const sized = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

  test.each([false, true])('arrive unchanged up to the limit (chunked: %s)', async (chunked) => {
    const odd = ' {"b" : 1,"a":"ä\\u00e4",  "a":2} ';
    await login(odd, JSON_TYPE, chunked);
    await login(sized(MAX_BODY_BYTES), JSON_TYPE, chunked);
    expect(gateway.auth.received.map(({ body }) => body)).toEqual([odd, sized(MAX_BODY_BYTES)]);
  });

  test.each([false, true])('over the limit are refused and never arrive (chunked: %s)', async (chunked) => {
    const answer = await login(sized(MAX_BODY_BYTES + 1), JSON_TYPE, chunked);
    expect([answer.status, answer.json().code]).toEqual([413, 'payload_too_large']);
    expect(everythingReceived()).toEqual([]);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/xml',
    '',
    'nonsense',
  ])('as "%s" are refused', async (type) => {
    const answer = await login('{}', type === '' ? {} : { 'content-type': type });
    expect([answer.status, answer.json().code]).toEqual([415, 'unsupported_media_type']);
    expect(everythingReceived()).toEqual([]);
  });

  test('that are not UTF-8 are refused', async () => {
    const answer = await login(Buffer.from([0x22, 0xff, 0xfe, 0x22]));
    expect([answer.status, answer.json().code]).toEqual([400, 'invalid_json']);
  });

  test('with a charset are accepted as JSON', async () => {
    expect((await login('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });

  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n';
  test.each([
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`],
    [
      'a length and chunks',
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    ],
    ['an odd transfer encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
    ['a wrong length', `${head}Content-Length: +2\r\n\r\n{}`],
    ['a broken chunk', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    ['a folded header', `${head}X-A: b\r\n c\r\nContent-Length : 2\r\n\r\n{}`],
  ])('with %s never arrive', async (_name, bytes) => {
    const answer = await sendRaw(gateway.port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"invalid_json"');
    expect(everythingReceived()).toEqual([]);
  });
});

describe('readiness', () => {
  test('does not depend on the services: each route fails alone, and with a sentence', async () => {
    const alone = await startGateway({
      AUTH_URL: 'http://127.0.0.1:9',
      BILLING_URL: 'http://127.0.0.1:9',
      NOTIFY_URL: 'http://nowhere.invalid',
    });
    const call = (path: string, method = 'GET') =>
      sendRequest(`${alone.url}${path}`, { method, headers: ada.headers });
    expect((await call('/readyz')).json()).toEqual({ status: 'ok' });
    expect((await call('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await call('/api/safety/counts')).status).toBe(200);
    for (const [path, method] of [
      ['/api/payment/status', 'GET'],
      ['/api/contact/send', 'POST'],
      ['/api/auth/refresh', 'POST'],
    ] as const) {
      const answer = await call(path, method);
      expect([answer.status, answer.json().code], path).toEqual([503, 'unavailable']);
      expect(answer.json().error, path).toMatch(/^[A-Z].*\.$/);
    }
    await alone.stop();
  });
});
