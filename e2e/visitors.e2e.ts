import { randomUUID } from 'node:crypto';
import { authEndpoints, chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from './person.ts';
import { visit } from './visit.ts';

let product: BorrowedProduct;

beforeAll(async () => {
  product = await borrowProduct({ ANONYMOUS_CHAT: 'true', FREE_MESSAGES_PER_MONTH: '3' });
});
afterAll(() => product?.giveBack());

const question = 'My sister and I have not spoken since the wedding, and I miss her.';
const begin = (cookie?: string) =>
  callApi(product.url, chatEndpoints.start, {
    headers: cookie ? { cookie } : {},
    body: { title: 'My sister', question, anonymous: true },
  });
const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

test('[ROLE-3] [NAV-6] a visitor talks within the limit, and finds it all in the history after signing up in the same browser', async () => {
  const started = await begin();
  expect([started.status, started.body.data.paywall]).toEqual([200, false]);
  const cookie = cookieOf(started.headers, 'visitor');
  expect(cookie).toBeDefined();
  expect(started.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
  const conversationId = String(started.body.data.conversationId);
  const headers = { cookie: String(cookie) };

  const followed = await callApi(product.url, chatEndpoints.followUp, {
    headers,
    body: { conversationId, message: 'I would like to call her.' },
  });
  expect([followed.status, followed.body.messages.length]).toEqual([200, 4]);

  const stranger = await begin();
  const peek = await callApi(product.url, chatEndpoints.detail, {
    headers: { cookie: String(cookieOf(stranger.headers, 'visitor')) },
    params: { id: conversationId },
  });
  expect(peek.status).toBe(404);
  expect((await callApi(product.url, chatEndpoints.list, { headers })).status).toBe(401);

  await callApi(product.url, chatEndpoints.followUp, {
    headers,
    body: { conversationId, message: 'And then?' },
  });
  const over = await callApi(product.url, chatEndpoints.followUp, {
    headers,
    body: { conversationId, message: 'One more?' },
  });
  expect(over.status).toBe(402);

  const signedUp = await callApi(product.url, authEndpoints.signup, {
    headers,
    body: {
      email: `${randomUUID()}@example.org`,
      password: 'correct horse battery staple',
      firstName: 'Ida',
      lastName: 'B',
    },
  });
  const session = signedUp.body.data?.session;
  const mine = {
    authorization: `Bearer ${session?.access_token}`,
    'x-session-token': String(session?.token),
  };
  const list = await until(
    async () => {
      const { body } = await callApi(product.url, chatEndpoints.list, { headers: mine });
      return body.conversations.length > 0 && body.conversations;
    },
    { timeout: 20_000 },
  );
  expect(list.map(({ id, messageCount }) => [id, messageCount])).toEqual([[conversationId, 6]]);
  const detail = await callApi(product.url, chatEndpoints.detail, {
    headers: mine,
    params: { id: conversationId },
  });
  expect(detail.body.messages[0]?.content).toBe(question);
  expect((await callApi(product.url, chatEndpoints.usage, { headers: mine })).body.count).toBe(3);
  expect(
    (await callApi(product.url, chatEndpoints.detail, { headers, params: { id: conversationId } })).status,
  ).not.toBe(200);
});

test('[NAV-6] home, a guide and the privacy page offer Ask to visitors before their script is there, and it takes them over as they are', async () => {
  const browser = await sharedBrowser();
  for (const path of ['/', '/library/saying-no-kindly', '/privacy']) {
    const still = await visit(browser, product, { javaScriptEnabled: false });
    await still.page.goto(path);
    const startConversation = still.page
      .getByRole('navigation')
      .getByRole('link', { name: 'Ask', exact: true });
    await expect.poll(() => startConversation.getAttribute('href')).toBe('/ask');
    const words = await still.page.getByRole('main').innerText();
    await still.close();

    const live = await visit(browser, product);
    await live.page.goto(path);
    await live.page.keyboard.press('Tab');
    await expect.poll(() => live.page.getByRole('main').innerText()).toBe(words);
    expect(live.pageErrors).toEqual([]);
    await live.close();
  }
});
