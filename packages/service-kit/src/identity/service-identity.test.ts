import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { CALLER_NAMES, type CallerName, internalEndpoints, type ServiceName } from '@app/contracts';
import { fakeClock, serviceCredentials, testIdentity } from '@app/testkit';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createApp, createServiceIdentity, internal, type ServiceIdentity, silentLog } from '../index.ts';
import { keyId } from '../settings/service-keys.ts';
import { identitySettings, readSettings, SettingsError } from '../settings/settings.ts';

const newKey = () => generateKeyPairSync('ed25519');
type Pair = ReturnType<typeof newKey>;
const pairs = Object.fromEntries(CALLER_NAMES.map((name) => [name, newKey()])) as Record<CallerName, Pair>;
const publicKeys = (more: { owner: CallerName; key: KeyObject }[] = []) => [
  ...CALLER_NAMES.map((owner) => ({ owner, key: pairs[owner].publicKey })),
  ...more,
];
const settingsOf = (name: CallerName) => ({
  SERVICE_KEY: pairs[name].privateKey,
  SERVICE_PUBLIC_KEYS: publicKeys(),
});
const identityOf = (name: CallerName) => createServiceIdentity(name, settingsOf(name));
const now = () => Math.floor(Date.now() / 1_000);

/** A credential as `chat` would create it for auth, with changes. */
function credential({
  claims = {},
  header = {},
  key = pairs.chat.privateKey,
}: {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: KeyObject;
}): string {
  const head = { alg: 'EdDSA', typ: 'service-call+jwt', kid: keyId(pairs.chat.privateKey), ...header };
  const body = { iss: 'chat', aud: 'auth', iat: now(), exp: now() + 300, ...claims };
  const input = [head, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`;
}

test('a credential identifies its issuer to the one service it was issued for', () => {
  const token = identityOf('chat').tokenFor('auth');
  expect(identityOf('auth').callerOf(token)).toBe('chat');
  for (const other of ['chat', 'billing', 'notify', 'gateway'] as const)
    expect(identityOf(other).callerOf(token)).toBeUndefined();
});

test.each([
  ['signed by somebody else', { key: newKey().privateKey }],
  ['signed by another service', { key: pairs.notify.privateKey }],
  [
    'of another service that names chat as its issuer',
    { key: pairs.notify.privateKey, header: { kid: keyId(pairs.notify.publicKey) } },
  ],
  ['that names another issuer than its key’s owner', { claims: { iss: 'notify' } }],
  ['for another audience', { claims: { aud: 'billing' } }],
  ['without an audience', { claims: { aud: undefined } }],
  ['that has expired', { claims: { iat: now() - 301, exp: now() - 1 } }],
  [
    'that claims to be good for longer than five minutes',
    { claims: { iat: now() - 301, exp: now() + 3_600 } },
  ],
  ['without an expiry', { claims: { exp: undefined } }],
  ['without an issue time', { claims: { iat: undefined } }],
  ['of a key that nobody knows', { header: { kid: 'unknown' } }],
  ['without a key id', { header: { kid: undefined } }],
  ['of another kind: an access token', { header: { typ: 'at+jwt' } }],
])('a credential %s is not valid', (_what, change) => {
  expect(identityOf('auth').callerOf(credential({}))).toBe('chat');
  expect(identityOf('auth').callerOf(credential(change))).toBeUndefined();
});

test('an event is read by its receiver alone, and nothing else that its publisher signed is an event', () => {
  const event = { id: randomUUID(), topic: 'user.deleted', payload: { userId: randomUUID() } };
  const token = identityOf('chat').signEvent(event, 'auth');
  expect(identityOf('auth').readEvent(token)).toEqual({ ...event, publisher: 'chat' });
  expect(identityOf('billing').readEvent(token)).toBeUndefined();
  expect(identityOf('auth').callerOf(token)).toBeUndefined();
  const claims = { jti: event.id, topic: event.topic, payload: event.payload, exp: undefined };
  expect(identityOf('auth').readEvent(credential({ claims }))).toBeUndefined();
  const header = { typ: 'service-event+jwt' };
  expect(identityOf('auth').readEvent(credential({ claims, header }))).toBeDefined();
});

test.each(['', 'a', 'a.b.c', '..'])('%j is not a credential', (token) => {
  expect(identityOf('auth').callerOf(token)).toBeUndefined();
});

test('a credential is reused for some minutes and renewed before it expires', () => {
  const clock = fakeClock(new Date());
  const chat = createServiceIdentity('chat', settingsOf('chat'), clock);
  const first = chat.tokenFor('auth');
  expect(chat.tokenFor('billing')).not.toBe(first);
  clock.advance(3 * 60_000);
  expect(chat.tokenFor('auth')).toBe(first);
  clock.advance(61_000);
  expect(chat.tokenFor('auth')).not.toBe(first);
});

test('a process whose public key is not listed does not start', () => {
  const lost = { ...settingsOf('chat'), SERVICE_KEY: newKey().privateKey };
  expect(() => createServiceIdentity('chat', lost)).toThrow(SettingsError);
  // The key of another process is refused too, even though it is listed.
  expect(() => createServiceIdentity('chat', settingsOf('notify'))).toThrow(SettingsError);
});

test('a key is replaced without a refused call: the new one is listed, then used, then the old one is removed', () => {
  const next = newKey();
  const both = publicKeys([{ owner: 'chat', key: next.publicKey }]);
  const onlyNew = both.filter(({ key }) => key !== pairs.chat.publicKey);
  const caller = (key: KeyObject, keys: typeof both) =>
    createServiceIdentity('chat', { SERVICE_KEY: key, SERVICE_PUBLIC_KEYS: keys });
  const receiver = (keys: typeof both) =>
    createServiceIdentity('auth', { SERVICE_KEY: pairs.auth.privateKey, SERVICE_PUBLIC_KEYS: keys });
  const [before, between, after] = [receiver(publicKeys()), receiver(both), receiver(onlyNew)];
  const [oldCaller, toldCaller] = [
    caller(pairs.chat.privateKey, publicKeys()),
    caller(pairs.chat.privateKey, both),
  ];
  const newCaller = caller(next.privateKey, both);
  // Callers and receivers that run side by side while each step is rolled out, process by process.
  const steps: [string, ServiceIdentity, ServiceIdentity][] = [
    ['the new key is told to receivers', oldCaller, before],
    ['', oldCaller, between],
    ['', toldCaller, between],
    ['callers switch to it', newCaller, between],
    ['the old key is taken away', newCaller, after],
    ['', caller(next.privateKey, onlyNew), after],
  ];
  for (const [step, from, to] of steps)
    expect([step, to.callerOf(from.tokenFor('auth'))]).toEqual([step, 'chat']);
  // After the rotation the old key is no longer accepted.
  expect(after.callerOf(oldCaller.tokenFor('auth'))).toBeUndefined();
});

const SERVICES: readonly ServiceName[] = ['auth', 'chat', 'billing', 'notify'];

test.each(SERVICES)(
  '%s lets into each internal route the callers that the contract names, and nobody else',
  async (service) => {
    const endpoints = Object.values(internalEndpoints).filter((endpoint) => endpoint.service === service);
    const app = createApp({ log: silentLog });
    internal(app, testIdentity(service), (scope) => {
      for (const { method, path: url, callers } of endpoints)
        scope.app.route({ method, url, config: { callers }, handler: async () => ({}) });
    });
    for (const { method, path, callers } of endpoints) {
      const statuses = await Promise.all(
        CALLER_NAMES.map(async (caller) => {
          const headers = { authorization: `Bearer ${testIdentity(caller).tokenFor(service)}` };
          const answer = await app.inject({ method, url: path.replace(':id', 'x'), headers });
          return [caller, answer.statusCode];
        }),
      );
      const named: readonly CallerName[] = callers;
      expect([path, statuses]).toEqual([
        path,
        CALLER_NAMES.map((caller) => [caller, named.includes(caller) ? 200 : 403]),
      ]);
    }
  },
);

test('an internal route that names no caller stops the start', async () => {
  const app = createApp({ log: silentLog });
  internal(app, testIdentity('auth'), (scope) => scope.app.get('/internal/anything', async () => ({})));
  await expect(app.ready()).rejects.toThrow('GET /internal/anything names no caller');
});

test('two Authorization headers are refused, even when one is valid', async () => {
  const app = createApp({ log: silentLog });
  internal(app, testIdentity('auth'), (scope) =>
    scope.app.get('/internal/x', { config: { callers: ['chat'] } }, async () => ({})),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const good = `Bearer ${testIdentity('chat').tokenFor('auth')}`;
  const headers = (...lines: string[]) => lines.map((line): [string, string] => ['authorization', line]);
  expect((await fetch(`${url}/internal/x`, { headers: headers(good) })).status).toBe(200);
  expect((await fetch(`${url}/internal/x`, { headers: headers(good, 'Bearer x') })).status).toBe(401);
  await app.close();
});

test('the settings give a process its identity', () => {
  const read = readSettings(z.object(identitySettings), serviceCredentials('billing'));
  expect(createServiceIdentity('billing', read).name).toBe('billing');
});
