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
const startAsVisitor = (cookie?: string) =>
  callApi(product.url, chatEndpoints.start, {
    headers: cookie ? { cookie } : {},
    body: { title: 'My sister', question, anonymous: true },
  });
const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

test('[ROLE-3] [NAV-6] a visitor can send messages up to the limit, and has them in the history after signing up in the same browser', async () => {
  const started = await startAsVisitor();
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

  const stranger = await startAsVisitor();
  const peek = await callApi(product.url, chatEndpoints.detail, {
    headers: { cookie: String(cookieOf(stranger.headers, 'visitor')) },
    params: { id: conversationId },
  });
  expect(peek.status).toBe(404);
  expect((await callApi(product.url, chatEndpoints.list, { headers })).status).toBe(401);

  const last = await callApi(product.url, chatEndpoints.followUp, {
    headers,
    body: { conversationId, message: 'And then?' },
  });
  expect([last.status, last.body.messages.length]).toEqual([200, 6]);
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

test('[NAV-6] home, a guide and the privacy page show visitors a link to Ask without a script, and the script does not change them', async () => {
  const browser = await sharedBrowser();
  const paths = ['/', '/library/saying-no-kindly', '/privacy'];
  const [still, live] = await Promise.all([
    visit(browser, product, { javaScriptEnabled: false }),
    visit(browser, product),
  ]);
  for (const path of paths) {
    await Promise.all([still.page.goto(path), live.page.goto(path)]);
    const ask = still.page.getByRole('navigation').getByRole('link', { name: 'Ask', exact: true });
    await expect.poll(() => ask.getAttribute('href')).toBe('/ask');
    const text = await still.page.getByRole('main').innerText();
    await live.page.keyboard.press('Tab');
    await expect.poll(() => live.page.getByRole('main').innerText()).toBe(text);
  }
  expect(live.pageErrors).toEqual([]);
  await Promise.all([still.close(), live.close()]);
});
