import { generateKeyPairSync } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '@app/testkit';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptAccessTokens } from './tokens.ts';

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const header = part({ alg: 'EdDSA', typ: 'at+jwt' });
const forged = (sub: number) => `${header}.${part({ sub: `${sub}` })}.${'A'.repeat(86)}`;
const broken = (sub: number) =>
  `${header}.${Buffer.from(`{"sub":${sub}`).toString('base64url')}.${'A'.repeat(86)}`;

test.each([
  ['forged', forged],
  ['broken', broken],
])('a request with a refused token (%s) is not kept in memory', async (_kind, tokenOf) => {
  const app = Fastify();
  const { publicKey } = generateKeyPairSync('ed25519');
  await acceptAccessTokens(app, {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  });
  const calls: WeakRef<object>[] = [];
  app.get('/', async (request) => {
    calls.push(new WeakRef(request));
    await request.jwtVerify();
  });
  for (let sub = 0; sub < 50; sub += 1) {
    const answer = await app.inject({ url: '/', headers: { authorization: `Bearer ${tokenOf(sub)}` } });
    expect(answer.statusCode).toBe(401);
  }
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  await until(async () => {
    await turn();
    if (typeof collect === 'function') collect();
    return calls.filter((call) => call.deref()).length <= 1;
  });
  await app.close();
});
