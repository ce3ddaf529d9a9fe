import { safetyKinds } from '@app/contracts';
import { contactsFor } from '@app/contracts/crisis';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pauseClock } from './chatting.ts';
import { prepareVisits } from './prepare-visits.ts';

const { arrive } = prepareVisits();

/** The names of all contacts of a country, in the order of the page. */
const contactsIn = (code: string | null) => [
  ...new Set(safetyKinds.flatMap((kind) => contactsFor(code, kind)).map(({ name }) => name)),
];
const inDanger = (page: Page) => page.getByRole('region', { name: 'If you are in danger now' });
const listed = (page: Page) => inDanger(page).getByRole('listitem').locator('strong').allInnerTexts();

test('the safety page lists all contacts of a country, and choosing one sends no request', async () => {
  const guest = await arrive();
  const { page } = guest;
  // The toaster is loaded two seconds after the page: with a paused clock its requests are not among those below.
  await pauseClock(page);
  await page.goto('/safety');
  const now = inDanger(page);
  const country = now.getByLabel('Find help in');
  // The browser's language is American English.
  await expect.poll(() => country.inputValue()).toBe('US');
  await expect.poll(() => listed(page)).toEqual(contactsIn('US'));
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await country.selectOption('DE');
  await expect.poll(() => listed(page)).toEqual(contactsIn('DE'));
  expect(requests).toEqual([]);
  const [first] = contactsFor('DE', 'self_harm');
  await now
    .getByRole('link', { name: `Call ${first?.phone}` })
    .first()
    .waitFor();
  expect(guest.pageErrors).toEqual([]);
});

/** Opens the safety page from another page of the product. */
async function openSafetyPage(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click();
  await inDanger(page).waitFor();
}

test('the safety page shows the contacts of the browser’s region, or of the country that the person has chosen', async () => {
  const guest = await arrive({ locale: 'fr-CA' });
  const { page } = guest;
  await openSafetyPage(page);
  await expect.poll(() => listed(page)).toEqual(contactsIn('CA'));
  await inDanger(page).getByLabel('Find help in').selectOption('ES');
  await openSafetyPage(page);
  await expect.poll(() => listed(page)).toEqual(contactsIn('ES'));
  expect(guest.pageErrors).toEqual([]);
});

test('the safety page shows the contacts of the time zone, also when it is opened directly, and keeps a correction', async () => {
  const guest = await arrive({ locale: 'en-US', timezoneId: 'Europe/Vienna' });
  const { page } = guest;
  await page.goto('/safety');
  await expect.poll(() => listed(page)).toEqual(contactsIn('AT'));
  await inDanger(page).getByLabel('Find help in').selectOption('CH');
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(contactsIn('CH'));
});

test('the safety page on a phone begins with a button that calls the emergency number, and needs no choice for it', async () => {
  const { page } = await arrive({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  await page.goto('/safety');
  const call = await inDanger(page).getByRole('link', { name: 'Call 911' }).boundingBox();
  expect(Number(call?.y) + Number(call?.height)).toBeLessThan(600);
  const choice = await inDanger(page).getByLabel('Find help in').boundingBox();
  expect(Number(choice?.y)).toBeGreaterThan(Number(call?.y));
  expect(await page.getByText('press Shift three times').first().isVisible()).toBe(false);
});

test('the safety page on a wide screen has the contacts beside its text, which begins below the way to leave', async () => {
  const { page } = await arrive({ viewport: { width: 1440, height: 900 } });
  await page.goto('/safety');
  const exit = await page.getByRole('complementary', { name: 'How to leave this page' }).boundingBox();
  const text = await page.getByRole('heading', { name: 'Leave fast' }).boundingBox();
  const gap = Number(text?.y) - Number(exit?.y) - Number(exit?.height);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(80);
  expect(Number((await inDanger(page).boundingBox())?.x)).toBeGreaterThan(Number(text?.x) + 400);
});

test('the safety page shows international contacts in a region without contacts of its own', async () => {
  const guest = await arrive({ locale: 'mn-MN' });
  await openSafetyPage(guest.page);
  await expect.poll(() => listed(guest.page)).toEqual(contactsIn(null));
});

test('the safety page shows the server’s counts, and explains them also when they can’t be loaded', async () => {
  const guest = await arrive();
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
  await page.getByText('Every number is rounded down to a multiple of 10').waitFor();
  await page.unroute('**/api/safety/counts');
  await page.route('**/api/safety/counts', (route) => route.abort());
  await page.reload();
  await page.getByText('We couldn’t load the counts just now.').waitFor();
  await page.getByText('If you write that you may hurt yourself').waitFor();
});
