import { request } from 'node:http';
import {
  CALLER_NAMES,
  type CallerName,
  type Endpoint,
  FAILURES,
  internalEndpoints,
  publicEndpoints,
} from '@app/contracts';
import { loadSecrets, type Secrets, serviceKeyName, servicePublicKeys } from '@app/launcher';
import {
  createServiceIdentity,
  identitySettings,
  readSettings,
  type ServiceIdentity,
} from '@app/service-kit/serving';
import { type BorrowedProduct, borrowProduct } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { forgedTokens, type Sent } from './forged-tokens.ts';
import { type Person, pathOf, signUp } from './person.ts';

let product: BorrowedProduct;
let ada: Person;
let identities: Record<CallerName, ServiceIdentity>;
let forged: [string, Sent][] = [];

beforeAll(async () => {
  product = await borrowProduct();
  ada = await signUp(product.url);
  const eve = await signUp(product.url, 'Eve');
  const secrets = loadSecrets(product.dataDir, {});
  identities = identitiesOf(secrets);
  forged = forgedTokens({
    good: ada.session.session.access_token,
    others: eve.session.session.access_token,
    privateKey: secrets.ACCESS_TOKEN_PRIVATE_KEY,
    sessionId: ada.session.session.token,
    serviceCredential: identities.auth.tokenFor('chat'),
  });
});
afterAll(() => product?.giveBack());

/** All calls that need a session: without ANONYMOUS_CHAT these are all that are not open to everybody. */
const protectedEndpoints = publicEndpoints.filter(({ access }) => access !== 'open');
const SERVICES = ['auth', 'chat', 'billing', 'notify'] as const;
const internal: readonly Endpoint[] = Object.values(internalEndpoints);
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

/** One call without a body, with these `Authorization` headers and no other credentials. */
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

/** Whether a body is the refusal for everybody without a session: sentence, code and request id, and nothing else. */
function isPlainRefusal(body: string): boolean {
  const { requestId, ...said } = z
    .strictObject({ error: z.string(), code: z.string(), requestId: z.uuid() })
    .parse(JSON.parse(body));
  return said.code === 'unauthenticated' && said.error === FAILURES.unauthenticated.sentence;
}

/** The calls that accepted a token, or refused it with anything but a plain 401. */
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
  test('is one of more than forty kinds; a valid token is accepted by the same calls', async () => {
    expect(new Set(forged.map(([kind]) => kind)).size).toBeGreaterThan(40);
    const good = `bearer ${ada.session.session.access_token}`;
    for (const endpoint of protectedEndpoints.filter(({ method }) => method === 'GET')) {
      for (const url of [atGateway(endpoint), atService(endpoint)])
        expect([name(endpoint), (await knock(url, 'GET', good)).status]).not.toContain(401);
    }
  });

  test('of any kind is refused by every call of the gateway', async () => {
    expect(await letIn(atGateway, protectedEndpoints, forged)).toEqual([]);
  });

  test('of any kind is refused by every service that is called without the gateway', async () => {
    expect(await letIn(atService, protectedEndpoints, forged)).toEqual([]);
  });

  test('is refused by the internal calls of all services, and so is a valid token of a person', async () => {
    const person: [string, Sent] = ['a good one', `Bearer ${ada.session.session.access_token}`];
    const kinds = forged.filter(([kind]) => kind !== 'a service’s credential');
    expect(await letIn(atService, internal, [...kinds, person])).toEqual([]);
  });
});

describe('a service’s credential', () => {
  test('is accepted by the internal calls that name its service, and by no other', async () => {
    for (const endpoint of internal) {
      const statuses = await Promise.all(
        CALLER_NAMES.map(async (caller) => {
          const bearer = `Bearer ${identities[caller].tokenFor(endpoint.service)}`;
          const { status } = await knock(atService(endpoint), endpoint.method, bearer);
          return [caller, status === 401 || status === 403 ? status : 'in'];
        }),
      );
      const expected = CALLER_NAMES.map((caller) => [
        caller,
        endpoint.callers?.includes(caller) ? 'in' : 403,
      ]);
      expect([name(endpoint), statuses]).toEqual([name(endpoint), expected]);
    }
  });

  test('for another service is refused', async () => {
    for (const endpoint of internal) {
      const elsewhere = SERVICES.filter((service) => service !== endpoint.service);
      const credentials = CALLER_NAMES.flatMap((caller) =>
        elsewhere.map((service): [string, Sent] => [
          `${caller} for ${service}`,
          `Bearer ${identities[caller].tokenFor(service)}`,
        ]),
      );
      expect(await letIn(atService, [endpoint], credentials)).toEqual([]);
    }
  });
});

/** The identity of every process, with the key that this installation created for it. */
function identitiesOf(secrets: Secrets): Record<CallerName, ServiceIdentity> {
  const SERVICE_PUBLIC_KEYS = servicePublicKeys(secrets);
  const identity = (caller: CallerName) => {
    const given = { SERVICE_KEY: secrets[serviceKeyName(caller)], SERVICE_PUBLIC_KEYS };
    return createServiceIdentity(caller, readSettings(z.object(identitySettings), given));
  };
  return {
    auth: identity('auth'),
    chat: identity('chat'),
    billing: identity('billing'),
    notify: identity('notify'),
    gateway: identity('gateway'),
  };
}
