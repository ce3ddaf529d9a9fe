import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createApp } from '../http/app.ts';
import { acceptAccessTokens } from '../identity/tokens.ts';
import { silentLog } from '../log.ts';
import { readCaller } from './caller.ts';
import type { SessionLiveness } from './session-watch.ts';

/** A server whose verified tokens are remembered once per verification. */
async function startServer() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const app = createApp({ log: silentLog });
  await acceptAccessTokens(app, {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  const ended = new Set<string>();
  const sessions: SessionLiveness = {
    isEnded: (id) => ended.has(id),
    onEnded: () => () => undefined,
    noteUse: () => undefined,
  };
  app.get('/', async (request) => readCaller(request, sessions));
  const call = async (authorization: string) =>
    (await app.inject({ url: '/', headers: { authorization } })).statusCode;
  const sid = randomUUID();
  const token = app.jwt.sign({ sub: randomUUID(), sid });
  return { app, ended, sid, token, call, remembered: vi.spyOn(app.verifiedTokens, 'set') };
}

test('a token that was verified is not verified again', async () => {
  const { app, token, call, remembered } = await startServer();
  for (let i = 0; i < 5; i += 1) expect(await call(`Bearer ${token}`)).toBe(200);
  expect(remembered).toHaveBeenCalledTimes(1);
  await app.close();
});

test('a verified token is refused once its session has ended', async () => {
  const { app, ended, sid, token, call } = await startServer();
  expect(await call(`Bearer ${token}`)).toBe(200);
  ended.add(sid);
  expect(await call(`Bearer ${token}`)).toBe(401);
  await app.close();
});

test('a verified token is refused once it has expired', async () => {
  const { app, token, call } = await startServer();
  expect(await call(`Bearer ${token}`)).toBe(200);
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  expect(await call(`Bearer ${token}`)).toBe(401);
  vi.useRealTimers();
  await app.close();
});

test('a refused token is not remembered', async () => {
  const { app, token, call, remembered } = await startServer();
  const forged = `${token.slice(0, -86)}${'A'.repeat(86)}`;
  for (const authorization of [`Bearer ${forged}`, `Bearer ${token} x`, token])
    expect(await call(authorization)).toBe(401);
  expect(remembered).not.toHaveBeenCalled();
  await app.close();
});
