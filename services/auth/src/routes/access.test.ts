import { randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints, type Endpoint, internalEndpoints, LIFETIMES } from '@app/contracts';
import { testIdentity } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const ada = await auth.signUp();
const grace = await auth.signUp();
const gone = await auth.signUp();
await auth.as(gone, 'POST', '/auth/logout');

const all: Endpoint[] = [
  ...Object.values(authEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(internalEndpoints),
].filter((endpoint: Endpoint) => endpoint.service === 'auth');
const of = (access: Endpoint['access']) =>
  all
    .filter((endpoint) => endpoint.access === access)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const { sub, sid } = { sub: ada.session.user.id, sid: ada.session.session.token };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const sign = (claims: object, options: object = {}) =>
  auth.app.jwt.sign({ sub, sid, rot: 0, ...claims }, options);
const own = ada.session.session.access_token;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [head, body, signature] = own.split('.');

const strangers: Record<string, () => Record<string, string>> = {
  nobody: () => ({}),
  'an empty bearer': () => bearer(''),
  'another scheme': () => ({ authorization: `Basic ${own}` }),
  'a changed signature': () => bearer(`${head}.${body}.${'A'.repeat(signature?.length ?? 0)}`),
  'changed claims': () =>
    bearer(
      `${head}.${part({ ...auth.app.jwt.decode<object>(own), sub: grace.session.user.id })}.${signature}`,
    ),
  'a token without a signature': () => bearer(`${part({ alg: 'none', typ: 'at+jwt' })}.${body}.`),
  'an expired token': () =>
    bearer(sign({ iat: Math.floor((Date.now() - LIFETIMES.accessToken) / 1_000) - 1 })),
  'another audience': () => bearer(sign({}, { aud: 'elsewhere' })),
  'a token without a session': () => bearer(auth.app.jwt.sign({ sub })),
  'a session that never was': () => bearer(sign({ sid: randomUUID() })),
  'an ended session': () => bearer(gone.session.session.access_token),
  'the session token of somebody else': () => ({
    ...bearer(own),
    'x-session-token': grace.session.session.token,
  }),
  'the refresh cookie alone': () => ({ cookie: `refresh=${ada.cookie}` }),
  'another service': () => bearer(testIdentity('chat').tokenFor('auth')),
};

const call = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  auth.app.inject({
    method,
    url: path.replace(/:\w+/g, randomUUID()),
    headers,
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
  });

describe.each(of('signedIn'))('[API-7] %s', (_name, endpoint) => {
  test.each(Object.keys(strangers))('is closed to %s', async (name) => {
    const answer = await call(endpoint, strangers[name]?.() ?? {});
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });
});

describe.each(of('internal'))('%s', (_name, endpoint) => {
  test.each([
    ['nobody', {}],
    ['a signed-in person', bearer(own)],
    ['a credential for another service', bearer(testIdentity('notify').tokenFor('chat'))],
  ])('is closed to %s', async (_stranger, headers) => {
    const answer = await call(endpoint, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });
});

test.each([...of('open'), ...of('signedIn'), ...of('internal')])('%s is served', async (_name, endpoint) => {
  const url = endpoint.path.replace(/:\w+/g, randomUUID());
  expect(auth.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
  // Methods that the contract does not name are not served.
  expect((await auth.app.inject({ method: 'PATCH', url })).statusCode).toBe(404);
});

describe.each([...of('open'), ...of('signedIn')].filter(([, { body }]) => body !== undefined))(
  '%s refuses',
  (_name, { method, path }) => {
    test.each([
      ['broken JSON', '{"email":', 'application/json', 400],
      ['a list', '[]', 'application/json', 400],
      ['an unknown field', '{"role":"admin"}', 'application/json', 400],
      [
        'numbers for texts',
        '{"email":1,"password":2,"token":3,"firstName":4,"lastName":5}',
        'application/json',
        400,
      ],
      ['NUL', '{"email":"\\u0000@b.co","token":"\\u0000","password":"\\u0000"}', 'application/json', 400],
      ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
      ['too much', JSON.stringify({ email: 'a'.repeat(70_000) }), 'application/json', 413],
    ])('%s', async (_what, payload, contentType, status) => {
      const headers = { 'content-type': contentType, ...bearer(own) };
      const answer = await auth.app.inject({ method, url: path, payload, headers });
      expect(answer.statusCode).toBe(status);
      expect(answer.json().error).toMatch(/\S/);
    });
  },
);
