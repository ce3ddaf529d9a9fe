import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { authEndpoints, LIFETIMES } from '@app/contracts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  acceptAccessTokens,
  createApp,
  Failure,
  open,
  type SessionLiveness,
  serve,
  signedIn,
  silentLog,
} from '../index.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = {
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
};
const ended = new Set<string>();
const sessions: SessionLiveness = {
  isEnded: (id) => ended.has(id),
  onEnded: () => () => undefined,
  noteUse: () => undefined,
};

const app = createApp({ log: silentLog });
const userId = randomUUID();
let sessionId: string;
let token: string;

beforeAll(async () => {
  await acceptAccessTokens(app, keys);
  open(app, (scope) => {
    serve(scope, authEndpoints.forgotPassword, async ({ body }) => {
      if (body.email === 'boom@example.org') throw new Error('secret details');
      if (body.email === 'wait@example.org') throw new Failure('rate_limited', { retryAfterSeconds: 12 });
      return { data: { sent: true } };
    });
  });
  signedIn(app, sessions, (scope) => {
    serve(scope, authEndpoints.endSession, async ({ caller, params }) => {
      if (params.id !== caller.sessionId) throw new Failure('not_found');
      return undefined;
    });
  });
  await app.ready();
  sessionId = randomUUID();
  token = app.jwt.sign({ sub: userId, sid: sessionId });
});
afterAll(() => app.close());

const forgot = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.inject({ method: 'POST', url: '/auth/forgot-password', payload, headers });
const endSession = (headers: Record<string, string>, id = sessionId) =>
  app.inject({ method: 'DELETE', url: `/user/sessions/${id}`, headers });

describe('a request', () => {
  test('is answered when it matches the contract, with a request id', async () => {
    const answer = await forgot('{"email":" Ada@Example.org "}');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { sent: true } });
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test.each([
    ['broken JSON', '{"email":', 400, 'invalid_json'],
    ['a JSON text', '"hello"', 400, 'validation_failed'],
    ['null', 'null', 400, 'validation_failed'],
    ['a list', '[]', 400, 'validation_failed'],
    ['nothing', '', 400, 'validation_failed'],
    ['a prototype', '{"__proto__":{"email":"a@b.co"}}', 400, 'invalid_json'],
    ['an unknown field', '{"email":"a@b.co","admin":true}', 400, 'validation_failed'],
    ['a number for a text', '{"email":7}', 400, 'validation_failed'],
    ['NUL', '{"email":"a\\u0000@b.co"}', 400, 'validation_failed'],
    ['a lone surrogate', '{"email":"a\\ud800@b.co"}', 400, 'validation_failed'],
    ['too much', JSON.stringify({ email: 'a'.repeat(70_000) }), 413, 'payload_too_large'],
  ])('%s is refused with a clear code', async (_name, payload, status, code) => {
    const answer = await forgot(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().error).toMatch(/\.$|address$|required$/);
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  });

  test('names each bad field with its sentence', async () => {
    expect((await forgot('{"email":"nobody","x":1}')).json().fields).toEqual({
      email: 'Please enter a valid email address',
      x: 'We don’t know this field.',
    });
  });

  test('other media types are refused', async () => {
    const answer = await forgot('email=a@b.co', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('a failure', () => {
  test('our own faults tell nothing', async () => {
    const answer = await forgot('{"email":"boom@example.org"}');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('secret');
  });

  test('says when to retry', async () => {
    const answer = await forgot('{"email":"wait@example.org"}');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '12']);
  });

  test.each(['/nowhere', '/%ff', `/user/sessions/${'a'.repeat(300)}`])(
    '%s is not found, as JSON',
    async (url) => {
      const answer = await app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );
});

describe('authentication', () => {
  test('a signed-in person is accepted with a bearer token and the matching session token', async () => {
    const answer = await endSession({ authorization: `Bearer ${token}`, 'x-session-token': sessionId });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('a malformed id is not found', async () => {
    expect((await endSession({ authorization: `Bearer ${token}` }, 'x')).statusCode).toBe(404);
  });

  test.each<[string, () => Record<string, string>]>([
    ['no token', () => ({})],
    ['another scheme', () => ({ authorization: `Basic ${token}` })],
    [
      'the token of another session',
      () => ({ authorization: `Bearer ${token}`, 'x-session-token': randomUUID() }),
    ],
    ['a changed signature', () => ({ authorization: `Bearer ${token.slice(0, -4)}AAAA` })],
    ['a token without alg', () => ({ authorization: `Bearer ${unsigned()}` })],
    ['a token without a session', () => ({ authorization: `Bearer ${app.jwt.sign({ sub: userId })}` })],
    [
      'an expired token',
      () => ({ authorization: `Bearer ${app.jwt.sign({ sub: userId, sid: sessionId, iat: 1 })}` }),
    ],
    [
      'another audience',
      () => ({
        authorization: `Bearer ${app.jwt.sign({ sub: userId, sid: sessionId }, { aud: 'elsewhere' })}`,
      }),
    ],
  ])('%s is refused', async (_name, headers) => {
    const answer = await endSession(headers());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  test('a token that was accepted before is refused once it has expired', async () => {
    const authorization = `Bearer ${app.jwt.sign({ sub: userId, sid: sessionId })}`;
    for (let i = 0; i < 2; i += 1) expect((await endSession({ authorization })).statusCode).toBe(204);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LIFETIMES.accessToken });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect((await endSession({ authorization })).statusCode).toBe(401);
  });

  test('an ended session is refused although its token has not expired', async () => {
    const sid = randomUUID();
    const young = app.jwt.sign({ sub: userId, sid });
    expect((await endSession({ authorization: `Bearer ${young}` }, sid)).statusCode).toBe(204);
    ended.add(sid);
    expect((await endSession({ authorization: `Bearer ${young}` }, sid)).statusCode).toBe(401);
  });
});

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: userId, sid: sessionId, iss: 'auth', aud: 'api', iat: 1, exp: 9_999_999_999 };
  return `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`;
}
