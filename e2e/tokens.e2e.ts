import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { type Endpoint, FAILURES, internalEndpoints, publicEndpoints } from '@app/contracts';
import { startProduct, type TestProduct } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { forgedTokens, type Sent } from './forged-tokens.ts';
import { type Person, pathOf, signUp } from './person.ts';

let product: TestProduct;
let ada: Person;
let serviceToken = '';
let forged: [string, Sent][] = [];

beforeAll(async () => {
  const plenty = { RATE_OTHER: '100000/1m', RATE_LOGIN: '100000/1m', RATE_CHAT: '100000/1m' };
  product = await startProduct({ env: { ...plenty, RATE_CHECKOUT: '100000/1m' } });
  ada = await signUp(product.url);
  const eve = await signUp(product.url, 'Eve');
  const secrets: unknown = JSON.parse(readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8'));
  const kept = z.object({ ACCESS_TOKEN_PRIVATE_KEY: z.string(), SERVICE_TOKEN: z.string() }).parse(secrets);
  serviceToken = kept.SERVICE_TOKEN;
  forged = forgedTokens({
    good: ada.session.session.access_token,
    others: eve.session.session.access_token,
    privateKey: kept.ACCESS_TOKEN_PRIVATE_KEY,
    sessionId: ada.session.session.token,
    serviceToken,
  });
});
afterAll(() => product?.stop());

/** With ANONYMOUS_CHAT=false visitors are nobody. */
const signedIn = publicEndpoints.filter(({ access }) => access !== 'open');
const internal: readonly Endpoint[] = Object.values(internalEndpoints);
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

/** One call without a body, with these lines of `Authorization` and no other header of a person. */
async function knock(
  url: string,
  method: string,
  authorization: Sent,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const lines = authorization === undefined ? [] : [authorization].flat();
    const headers = ['host', new URL(url).host, ...lines.flatMap((line) => ['authorization', line])];
    const call = request(url, { method, headers }, async (answer) => {
      let body = '';
      for await (const chunk of answer.setEncoding('utf8')) body += chunk;
      resolve({ status: answer.statusCode ?? 0, body });
    });
    call.on('error', reject);
    call.end();
  });
}

/** What everybody hears who is nobody: the sentence, the code, an id to ask about, and not a word more. */
function isPlainRefusal(body: string): boolean {
  const { requestId, ...said } = z
    .strictObject({ error: z.string(), code: z.string(), requestId: z.uuid() })
    .parse(JSON.parse(body));
  return said.code === 'unauthenticated' && said.error === FAILURES.unauthenticated.sentence;
}

/** The calls that let a token in, or answered it with anything but a plain 401. */
async function letIn(
  url: (endpoint: Endpoint) => string,
  endpoints: readonly Endpoint[],
  tokens: [string, Sent][],
) {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    await Promise.all(
      tokens.map(async ([kind, authorization]) => {
        const { status, body } = await knock(url(endpoint), endpoint.method, authorization);
        if (status !== 401 || !isPlainRefusal(body))
          found.push(`${name(endpoint)}, ${kind}: ${status} ${body}`);
      }),
    );
  }
  return found;
}

const atGateway = (endpoint: Endpoint) => product.url + pathOf(endpoint);
const atService = (endpoint: Endpoint) =>
  product.serviceUrls[endpoint.service] + pathOf(endpoint).replace(/^\/api/, '');

describe('[API-7] a forged token', () => {
  test('is one of more than forty kinds, while a good one passes wherever they are tried', async () => {
    expect(new Set(forged.map(([kind]) => kind)).size).toBeGreaterThan(40);
    const good = `bearer ${ada.session.session.access_token}`;
    for (const endpoint of signedIn.filter(({ method }) => method === 'GET')) {
      for (const url of [atGateway(endpoint), atService(endpoint)])
        expect([name(endpoint), (await knock(url, 'GET', good)).status]).not.toContain(401);
    }
  });

  test('of any kind lets nobody past the gateway, at any call', async () => {
    expect(await letIn(atGateway, signedIn, forged)).toEqual([]);
  });

  test('of any kind lets nobody into a service, reached without the gateway', async () => {
    expect(await letIn(atService, signedIn, forged)).toEqual([]);
  });

  test('and a good one of a person opens nothing that services ask each other', async () => {
    const person: [string, Sent] = ['a good one', `Bearer ${ada.session.session.access_token}`];
    const almost: [string, Sent] = ['almost the services’ own', `Bearer ${serviceToken.slice(0, -1)}`];
    const kinds = forged.filter(([kind]) => kind !== 'the services’ own token');
    expect(await letIn(atService, internal, [...kinds, person, almost])).toEqual([]);
    expect((await knock(atService(internalEndpoints.purchase), 'GET', `Bearer ${serviceToken}`)).status).toBe(
      200,
    );
  });
});
