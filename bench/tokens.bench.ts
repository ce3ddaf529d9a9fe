import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { acceptAccessTokens, createApp, silentLog } from '@app/service-kit';
import { test } from 'vitest';

test('reading an access token: the first time beside every other', async ({ bench }) => {
  const pair = generateKeyPairSync('ed25519');
  const app = createApp({ log: silentLog });
  await acceptAccessTokens(app, {
    publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  await app.ready();
  const token = () => app.jwt.sign({ sub: randomUUID(), sid: randomUUID() });
  const known = token();
  const fresh = Array.from({ length: 9_000 }, token);
  let next = 0;
  await bench.compare(
    bench('seen before', () => {
      app.jwt.verify(known);
    }),
    bench('seen first', () => {
      app.jwt.verify(fresh[next++] ?? known);
    }),
    { iterations: 4_000, time: 0, warmupIterations: 200, warmupTime: 0 },
  );
  await app.close();
});
