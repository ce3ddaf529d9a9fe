import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { authEndpoints, chatEndpoints, type Endpoint, FAILURES, publicEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { callApi, type Person, pathOf, signUp, waitUntilSessionEnded } from './person.ts';

let product: BorrowedProduct;
let ada: Person;
let productKey: KeyObject;
const foreignKey = generateKeyPairSync('ed25519').privateKey;

beforeAll(async () => {
  product = await borrowProduct();
  ada = await signUp(product.url);
  const secrets: unknown = JSON.parse(readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8'));
  const { ACCESS_TOKEN_PRIVATE_KEY } = z.object({ ACCESS_TOKEN_PRIVATE_KEY: z.string() }).parse(secrets);
  productKey = createPrivateKey({
    key: Buffer.from(ACCESS_TOKEN_PRIVATE_KEY, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
});
afterAll(() => product?.giveBack());

/** Calls for visitors need a session too while ANONYMOUS_CHAT is false. */
const signedInOnly = publicEndpoints.filter(
  ({ access }) => access === 'signedIn' || access === 'signedInOrVisitor',
);
const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const now = () => Math.floor(Date.now() / 1_000);

function tokenOf(claims: object, key: KeyObject, header: object = { alg: 'EdDSA', typ: 'at+jwt' }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}

const adasClaims = () => ({
  sub: ada.session.user.id,
  sid: ada.session.session.token,
  rot: 0,
  iss: 'auth',
  aud: 'api',
  iat: now(),
  exp: now() + 600,
});

const badTokens: [string, () => Record<string, string>][] = [
  ['no session', () => ({})],
  ['a forged session', () => ({ authorization: `Bearer ${tokenOf(adasClaims(), foreignKey)}` })],
  [
    'an expired session',
    () => ({
      authorization: `Bearer ${tokenOf({ ...adasClaims(), iat: now() - 700, exp: now() - 100 }, productKey)}`,
    }),
  ],
  ['the session token of another session', () => ({ ...ada.headers, 'x-session-token': randomUUID() })],
];

describe('[API-7] every call that needs a session', () => {
  test('is refused without a session and with a forged, an expired or a wrong one', async () => {
    for (const endpoint of signedInOnly) {
      const tryWith = async ([kind, headers]: (typeof badTokens)[number]) => {
        const answer = await callApi(product.url, endpoint, { headers: headers() });
        expect([name(endpoint), kind, answer.status, codeOf(answer.body)]).toEqual([
          name(endpoint),
          kind,
          401,
          'unauthenticated',
        ]);
      };
      await Promise.all(badTokens.map(tryWith));
    }
  });

  test('is refused within two seconds of signing out', async () => {
    const eve = await signUp(product.url, 'Eve');
    const signedOut = await callApi(product.url, authEndpoints.logout, { headers: eve.headers });
    expect(signedOut.status).toBe(204);
    const since = Date.now();
    await waitUntilSessionEnded(product.url, eve.headers);
    expect(Date.now() - since).toBeLessThan(2_000);
    for (const endpoint of signedInOnly) {
      const answer = await callApi(product.url, endpoint, { headers: eve.headers });
      expect([name(endpoint), answer.status]).toEqual([name(endpoint), 401]);
    }
  });

  test('[PUR-7] finds nothing that belongs to another person', async () => {
    const mallory = await signUp(product.url, 'Mallory');
    const started = await callApi(product.url, chatEndpoints.start, {
      headers: ada.headers,
      body: { title: 'Between us', question: 'My partner and I do not talk any more.' },
    });
    const id = started.body.data.conversationId;
    const messageId = started.body.data.messages.at(-1)?.id;
    expect(id).not.toBeNull();
    const bodies: Record<string, object> = {
      [name(chatEndpoints.change)]: { title: 'Mine now' },
      [name(chatEndpoints.rateReply)]: { rating: 'up' },
    };
    const withIds = signedInOnly.filter((endpoint) => endpoint.path.includes('/:id'));
    expect(withIds.length).toBeGreaterThan(5);
    for (const endpoint of withIds) {
      const params = { id: endpoint.service === 'auth' ? ada.session.session.token : id, messageId };
      const body = bodies[name(endpoint)];
      const response = await fetch(product.url + pathOf(endpoint, params), {
        method: endpoint.method,
        headers: { ...mallory.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect([name(endpoint), response.status, codeOf(await response.json())]).toEqual([
        name(endpoint),
        404,
        'not_found',
      ]);
    }
    const followUp = await callApi(product.url, chatEndpoints.followUp, {
      headers: mallory.headers,
      body: { conversationId: String(id), message: 'What did they say?' },
    });
    expect([followUp.status, codeOf(followUp.body)]).toEqual([404, 'not_found']);
    const detail = await callApi(product.url, chatEndpoints.detail, {
      headers: ada.headers,
      params: { id: String(id) },
    });
    expect([detail.status, detail.body.title]).toEqual([200, 'Between us']);
  });
});

describe('[UX-3] bad input', () => {
  const bad: [string, BodyInit][] = [
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['incomplete JSON', '{"title":'],
    ['unknown fields', '{"__proto__x":1,"constructor":{"prototype":1}}'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    [
      'wrong types',
      '{"title":{},"question":[],"email":7,"password":{},"message":null,"conversationId":1,"token":[]}',
    ],
    ['NUL', '{"title":"a\\u0000bcd","question":"a\\u0000bcdefghijkl","email":"a\\u0000@b.co"}'],
    ['lone surrogates', '{"title":"abc\\ud800d","question":"abcdefghijkl\\udfff","token":"\\ud800"}'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a huge body', JSON.stringify({ title: 'x'.repeat(200_000) })],
  ];

  test('is answered with a clear failure by every call that takes a body, never with a 500', async () => {
    const takingBodies = publicEndpoints.filter(
      (endpoint) => endpoint.body && endpoint !== authEndpoints.updatePreferences,
    );
    for (const endpoint of takingBodies) {
      const send = async ([kind, body]: (typeof bad)[number]) => {
        const response = await fetch(product.url + pathOf(endpoint), {
          method: endpoint.method,
          headers: { ...ada.headers, 'content-type': 'application/json' },
          body,
        });
        const answer: unknown = await response.json();
        expect([name(endpoint), kind, [400, 404, 413].includes(response.status), response.status]).toEqual([
          name(endpoint),
          kind,
          true,
          response.status,
        ]);
        const code = codeOf(answer);
        expect(FAILURES[code].status).toBe(response.status);
      };
      await Promise.all(bad.map(send));
    }
  });

  test('of another media type is refused with “unsupported media type”', async () => {
    const response = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'a' }),
    });
    expect([response.status, codeOf(await response.json())]).toEqual([415, 'unsupported_media_type']);
  });
});

function codeOf(body: unknown): keyof typeof FAILURES {
  return z
    .object({ error: z.string().min(5), code: z.enum(Object.keys(FAILURES)), requestId: z.string() })
    .parse(body).code as keyof typeof FAILURES; // the enum has just checked it
}
