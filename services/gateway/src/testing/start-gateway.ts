import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Endpoint } from '@app/contracts';
import { acceptAccessTokens, createApp as createServer, listen, silentLog } from '@app/service-kit/serving';
import { serviceCredentials, until } from '@app/testkit';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { closeDeps, createDeps, type Deps } from '../deps.ts';
import type { Resolve } from '../upstreams/upstream.ts';
import { startService, type TestService } from './start-service.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = {
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
};
const signer = createServer({ log: silentLog });
await acceptAccessTokens(signer, keys);
await signer.ready();

/** A signed-in person with the headers that their browser sends. */
export interface Person {
  readonly userId: string;
  readonly sessionId: string;
  readonly headers: Record<string, string>;
}

/** Signs an access token with these claims. */
export function accessToken(claims: { sub: string; sid: string; rot?: number; iat?: number }): string {
  return signer.jwt.sign(claims);
}

export function signedInPerson(): Person {
  const userId = randomUUID();
  const sessionId = randomUUID();
  const token = accessToken({ sub: userId, sid: sessionId });
  return {
    userId,
    sessionId,
    headers: { authorization: `Bearer ${token}`, 'x-session-token': sessionId },
  };
}

export interface TestGateway {
  readonly url: string;
  readonly port: number;
  readonly deps: Deps;
  readonly auth: TestService;
  readonly chat: TestService;
  readonly billing: TestService;
  readonly notify: TestService;
  stop(): Promise<void>;
}

/** Starts the gateway as in production, with four stub services behind it. */
export async function startGateway(
  settings: Record<string, string> = {},
  {
    endpoints,
    ...resolution
  }: { resolve?: Resolve; resolveEveryMs?: number; endpoints?: readonly Endpoint[] } = {},
): Promise<TestGateway> {
  const [auth, chat, billing, notify] = await Promise.all([
    startService(),
    startService(),
    startService(),
    startService(),
  ]);
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    AUTH_URL: auth.url,
    CHAT_URL: chat.url,
    BILLING_URL: billing.url,
    NOTIFY_URL: notify.url,
    ...serviceCredentials('gateway'),
    ACCESS_TOKEN_PUBLIC_KEY: keys.publicKey,
    ...settings,
  });
  const deps = await createDeps(config, { log: silentLog, ...resolution });
  const app = await createApp(deps, endpoints);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  // A test that gives another address of auth means that it is down.
  if (settings.AUTH_URL === undefined)
    await until(() => {
      deps.sessions.ready();
      return true;
    });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    deps,
    auth,
    chat,
    billing,
    notify,
    stop: async () => {
      await app.close();
      await closeDeps(deps);
      await Promise.all([auth, chat, billing, notify].map((service) => service.stop()));
    },
  };
}
