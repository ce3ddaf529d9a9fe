import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { acceptAccessTokens, createApp, silentLog } from '@app/service-kit';
import { test } from 'vitest';

test('verifying an access token: uncached and cached', async ({ bench }) => {
  const pair = generateKeyPairSync('ed25519');
  const app = createApp({ log: silentLog });
  await acceptAccessTokens(app, {
    publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  await app.ready();
  const createToken = () => app.jwt.sign({ sub: randomUUID(), sid: randomUUID() });
  const cached = createToken();
  const uncached = Array.from({ length: 9_000 }, createToken);
  let next = 0;
  await bench.compare(
    bench('cached', () => {
      app.jwt.verify(cached);
    }),
    bench('uncached', () => {
      app.jwt.verify(uncached[next++] ?? cached);
    }),
    { iterations: 4_000, time: 0, warmupIterations: 200, warmupTime: 0 },
  );
  await app.close();
});
