import { safetyKinds } from '@app/contracts';
import { contactsFor } from '@app/contracts/crisis';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitForToaster } from './chatting.ts';
import { type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

/** Everybody who helps in a country, as the page lists them. */
const everybody = (code: string | null) => [
  ...new Set(safetyKinds.flatMap((kind) => contactsFor(code, kind)).map(({ name }) => name)),
];
const inDanger = (page: Page) => page.getByRole('region', { name: 'If you are in danger now' });
const listed = (page: Page) => inDanger(page).getByRole('listitem').locator('strong').allInnerTexts();

test('the safety page gives everybody’s numbers, country by country, and sends nothing when one is chosen', async () => {
  guest = await visit(browser, product);
  const { page } = guest;
  await page.goto('/safety');
  const now = inDanger(page);
  const country = now.getByLabel('Who helps in');
  await expect.poll(() => country.inputValue()).toBe('');
  await expect.poll(() => listed(page)).toEqual(everybody(null));
  // Two seconds after the page, and so perhaps in the middle of what follows.
  await waitForToaster(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await country.selectOption('DE');
  await expect.poll(() => listed(page)).toEqual(everybody('DE'));
  expect(asked).toEqual([]);
  const [first] = contactsFor('DE', 'self_harm');
  await now
    .getByRole('link', { name: `Call ${first?.phone}` })
    .first()
    .waitFor();
  expect(guest.pageErrors).toEqual([]);
});

/** From another page of ours. */
async function comeToSafety(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click();
  await inDanger(page).waitFor();
}

test('who comes from another page finds the numbers of their browser’s region, or of the country they chose before', async () => {
  guest = await visit(browser, product, { locale: 'fr-CA' });
  const { page } = guest;
  await comeToSafety(page);
  await expect.poll(() => listed(page)).toEqual(everybody('CA'));
  await inDanger(page).getByLabel('Who helps in').selectOption('ES');
  await comeToSafety(page);
  await expect.poll(() => listed(page)).toEqual(everybody('ES'));
  expect(guest.pageErrors).toEqual([]);
});

test('who comes from a region that we have no numbers of finds those for every country', async () => {
  guest = await visit(browser, product, { locale: 'mn-MN' });
  await comeToSafety(guest.page);
  await expect.poll(() => listed(guest.page)).toEqual(everybody(null));
});

test('the safety page says what is counted, with the server’s own numbers, and does without them', async () => {
  guest = await visit(browser, product);
  const { page } = guest;
  await page.route('**/api/safety/counts', async (route) => {
    const answer = await (await route.fetch()).json();
    const counts = answer.counts.map((count: object) => ({
      ...count,
      lastThirtyDays: 40,
      sinceBeginning: 1_230,
    }));
    await route.fulfill({ json: { ...answer, counts } });
  });
  await page.goto('/safety');
  const rows = page.getByRole('row');
  await rows.nth(1).getByText('1,230').waitFor();
  await expect.poll(() => rows.nth(1).getByRole('cell').allInnerTexts()).toEqual(['40', '1,230']);
  await expect.poll(() => rows.count()).toBe(safetyKinds.length + 1);
  await page.getByText('Every number is rounded down to 10s').waitFor();
  await page.unroute('**/api/safety/counts');
  await page.route('**/api/safety/counts', (route) => route.abort());
  await page.reload();
  await page.getByText('The counts could not be loaded just now.').waitFor();
  await page.getByText('If you write that you may hurt yourself').waitFor();
});
