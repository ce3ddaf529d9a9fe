import { randomInt, randomUUID } from 'node:crypto';
import { authEndpoints } from '@app/contracts';
import { openBrowser, startProduct, type TestProduct, until } from '@app/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './chatting.ts';
import { compareGroups } from './compare-groups.ts';
import { ROOM_FOR_ALL } from './fuzz/room.ts';
import { callApi } from './person.ts';
import { visit } from './visit.ts';

const PAIRS = 60;
const PASSWORD = 'correct horse battery staple';

let product: TestProduct;
let known: string[] = [];

const address = () => `${randomUUID()}@example.org`;
const signUp = (email: string) =>
  callApi(product.url, authEndpoints.signup, {
    body: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' },
  });

/** Where only confirmed addresses may sign in, signing up must not tell either. */
beforeAll(async () => {
  product = await startProduct({
    env: { ...ROOM_FOR_ALL, REQUIRE_CONFIRMED_EMAIL: 'true', ANONYMOUS_CHAT: 'true' },
  });
  known = Array.from({ length: PAIRS }, address);
  const waiting = known.values();
  const worker = async () => {
    for (const email of waiting) await signUp(email);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  // The accounts are made after the answer. Their owners have clicked; that part has tests of its own.
  await until(
    async () => {
      const confirmed = await client.query(
        'update auth.users set email_confirmed_at = now() where email = any($1) returning id',
        [known],
      );
      return confirmed.rowCount === PAIRS;
    },
    { timeout: 60_000 },
  );
  await client.end();
}, 180_000);
afterAll(() => product?.stop());

type Call = (email: string) => ReturnType<typeof callApi>;
/** How often each address is asked about. An account made by signing up is known the next time; a quick call needs more. */
const calls: [name: string, rounds: number, call: Call][] = [
  [
    'signing in with a wrong password',
    1,
    (email) => callApi(product.url, authEndpoints.login, { body: { email, password: 'not the right one' } }),
  ],
  [
    'asking for a new password',
    5,
    (email) => callApi(product.url, authEndpoints.forgotPassword, { body: { email } }),
  ],
  ['signing up', 1, signUp],
];

describe('[AUT-5] [AUT-6] whether an address has an account is not told', { timeout: 180_000 }, () => {
  test.each(calls)('by what the answer to %s says', async (_name, _rounds, call) => {
    const [email = ''] = known;
    const [ofKnown, ofUnknown] = [await call(email), await call(address())];
    expect(said(ofKnown)).toEqual(said(ofUnknown));
  });

  test.each(calls)('by how long %s takes', async (_name, rounds, call) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const time = async (kind: 'known' | 'unknown', email: string) => {
      const began = performance.now();
      await call(email);
      times[kind].push(performance.now() - began);
    };
    const pairs = known.map((email) => [email, address()] as const);
    for (const [ours, nobodys] of Array.from({ length: rounds }, () => pairs).flat()) {
      // Side by side and in no order, so that whatever else the machine does slows both alike.
      const isFirst = randomInt(2) === 0;
      if (isFirst) await time('known', ours);
      await time('unknown', nobodys);
      if (!isFirst) await time('known', ours);
    }
    const { larger, medians } = compareGroups(times.known, times.unknown);
    // By chance alone n of each stray from a half by one in √(6n); five times that is one run in a million.
    const chance = 5 / Math.sqrt(6 * times.known.length);
    expect([Math.abs(larger - 0.5) < chance, larger, medians]).toEqual([true, larger, medians]);
  });
});

test('crisis contacts are seen within a second of the answer to what tells of danger', async () => {
  const browser = await openBrowser();
  try {
    const { page } = await visit(browser, product);
    await page.goto('/ask');
    await page.getByLabel('Title').fill('Everything is grey');
    await page.getByLabel('Describe your situation').fill('I want to kill myself tonight.');
    const answered = page.waitForResponse('**/api/chat-start');
    await button(page, 'Start chat').click();
    await answered;
    const hydrated = performance.now();
    await page.getByRole('region', { name: 'You don’t have to carry this alone' }).waitFor();
    expect(performance.now() - hydrated).toBeLessThan(1_000);
  } finally {
    await browser.close();
  }
});

/** All of an answer but what differs each time. */
function said({ status, headers, body }: Awaited<ReturnType<typeof callApi>>) {
  const own = new Set(['date', 'x-request-id']);
  const { requestId: _, ...rest } = Object(body);
  // A new device's cookie is random, whoever's address it is.
  const shown = [...headers].map(([name, value]) => [name, value.replace(/^device=[\w-]{22};/, 'device=…;')]);
  return { status, headers: shown.filter(([name]) => !own.has(String(name))), body: rest };
}
