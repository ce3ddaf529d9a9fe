import { createServer } from 'node:http';
import { chatEndpoints } from '@app/contracts';
import { acceptAccessTokens, createApp, listen, serve, signedInOrVisitor, silentLog } from '@app/service-kit';
import { afterAll, expect, test } from 'vitest';
import { createUsageFetcher } from '../other-services.adapter.ts';
import { configFor, startAuth } from '../testing/start-auth.ts';

/** A stub of chat with a fixed usage, and with the scopes and checks that every service has. */
const keys = configFor('postgres://unused');
const chat = createApp({ log: silentLog });
const asked: string[] = [];
await acceptAccessTokens(chat, { publicKey: keys.ACCESS_TOKEN_PUBLIC_KEY });
const nobodyEnded = { isEnded: () => false, onEnded: () => () => undefined, noteUse: () => undefined };
signedInOrVisitor(chat, nobodyEnded, undefined, (scope) => {
  serve(scope, chatEndpoints.usage, async ({ caller }) => {
    if ('userId' in caller) asked.push(caller.userId);
    return { count: 7, hasPurchase: true, limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
  });
});
const port = await listen(chat, { host: '127.0.0.1', port: 0 });
afterAll(() => chat.close());

const auth = await startAuth({
  ACCESS_TOKEN_PUBLIC_KEY: keys.ACCESS_TOKEN_PUBLIC_KEY,
  ACCESS_TOKEN_PRIVATE_KEY: keys.ACCESS_TOKEN_PRIVATE_KEY,
  CHAT_URL: `http://127.0.0.1:${port}`,
});

test('[AUT-10] [DASH-4] a session contains the usage from chat, fetched with the person’s own token', async () => {
  const ada = await auth.signUp();
  const { data } = (await auth.logIn(ada)).json();
  expect(data).toMatchObject({ usageCount: 7, purchase: { purchased: true, purchase_date: null } });
  expect(asked).toEqual([ada.session.user.id, ada.session.user.id]);
});

test('[AUT-5] a login succeeds when chat refuses the call, is down or does not answer', async () => {
  const nothing = { count: 0, purchased: undefined };
  expect(await createUsageFetcher(`http://127.0.0.1:${port}`)('not a token')).toEqual(nothing);
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const silentPort = typeof address === 'object' ? address?.port : undefined;
  expect(await createUsageFetcher(`http://127.0.0.1:${silentPort}`)('x')).toEqual(nothing);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  expect(await createUsageFetcher(`http://127.0.0.1:${silentPort}`)('x')).toEqual(nothing);
});
