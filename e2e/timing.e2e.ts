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

/** With REQUIRE_CONFIRMED_EMAIL, so that not even signing up may reveal whether an address has an account. */
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
  // Accounts are created after the answer, so this waits for them. It confirms their addresses without a mail.
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
/**
 * How often each call is made with each address, and how many pairs are timed at once. Signing up works only once with a
 * new address. A fast call needs more rounds, one at a time: a small difference must not be lost among other calls.
 */
const calls: [name: string, rounds: number, atOnce: number, call: Call][] = [
  [
    'signing in with a wrong password',
    1,
    2,
    (email) => callApi(product.url, authEndpoints.login, { body: { email, password: 'not the right one' } }),
  ],
  [
    'asking for a new password',
    5,
    1,
    (email) => callApi(product.url, authEndpoints.forgotPassword, { body: { email } }),
  ],
  ['signing up', 1, 2, signUp],
];

describe('[AUT-5] [AUT-6] nobody can find out whether an address has an account', {
  timeout: 180_000,
}, () => {
  test.each(calls)('from the answer to %s', async (_name, _rounds, _atOnce, call) => {
    const [email = ''] = known;
    const [ofKnown, ofUnknown] = [await call(email), await call(address())];
    expect(comparable(ofKnown)).toEqual(comparable(ofUnknown));
  });

  test.each(calls)('from how long %s takes', async (_name, rounds, atOnce, call) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const time = async (kind: 'known' | 'unknown', email: string) => {
      const began = performance.now();
      await call(email);
      times[kind].push(performance.now() - began);
    };
    const pairs = known.map((email) => [email, address()] as const);
    const waiting = Array.from({ length: rounds }, () => pairs)
      .flat()
      .values();
    const worker = async () => {
      for (const [ours, nobodys] of waiting) {
        // One after the other in random order, so that other work of the machine slows both kinds alike.
        const isFirst = randomInt(2) === 0;
        if (isFirst) await time('known', ours);
        await time('unknown', nobodys);
        if (!isFirst) await time('known', ours);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const { larger, medians } = compareGroups(times.known, times.unknown);
    // With n times of each kind the standard deviation by chance is 1/√(6n); five of those occur once in a million runs.
    const chance = 5 / Math.sqrt(6 * times.known.length);
    expect([Math.abs(larger - 0.5) < chance, larger, medians]).toEqual([true, larger, medians]);
  });
});

test('crisis contacts are on the page within a second of the answer to a message that tells of danger', async () => {
  const browser = await openBrowser();
  try {
    const { page } = await visit(browser, product);
    await page.goto('/ask');
    await page.getByLabel('Title').fill('Everything is grey');
    await page.getByLabel('Describe your situation').fill('I want to kill myself tonight.');
    const answered = page.waitForResponse('**/api/chat-start');
    await button(page, 'Start chat').click();
    await answered;
    const began = performance.now();
    await page.getByRole('region', { name: 'You don’t have to carry this alone' }).waitFor();
    expect(performance.now() - began).toBeLessThan(1_000);
  } finally {
    await browser.close();
  }
});

/** An answer without what differs in every answer. */
function comparable({ status, headers, body }: Awaited<ReturnType<typeof callApi>>) {
  const own = new Set(['date', 'x-request-id']);
  const { requestId: _, ...rest } = Object(body);
  // The cookie of a new device is random, with and without an account.
  const shownHeaders = [...headers].map(([name, value]) => [
    name,
    value.replace(/^device=[\w-]{22};/, 'device=…;'),
  ]);
  return { status, headers: shownHeaders.filter(([name]) => !own.has(String(name))), body: rest };
}
