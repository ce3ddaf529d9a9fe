import { expect, test } from 'vitest';
import { button, loadToaster, QUESTION, waitForReplies } from './chatting.ts';
import { prepareVisits } from './prepare-visits.ts';

const { arriveWithConversation } = prepareVisits();

const TITLE = 'כסף ומשפחה';

test('a conversation is copied as text, and printed under a neutral name with nothing else of the page', async () => {
  const { page, path } = await arriveWithConversation(
    { viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
    { ...QUESTION, title: TITLE },
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await page.goto(path);
  await waitForReplies(page, 1);
  await loadToaster(page);
  const before = await page.title();
  await button(page, 'Conversation options').click();
  await button(page, 'Copy text').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(QUESTION.question);
  await button(page, 'Print or save as PDF').click();
  await expect
    .poll(() => page.locator('html').getAttribute('data-printed'))
    .toMatch(/^notes-\d{4}-\d\d-\d\d$/);
  await page.emulateMedia({ media: 'print' });
  const seen = await page.locator('body').innerText();
  expect(seen).toMatch(/^Notes\s/);
  expect(seen).toContain(QUESTION.question);
  for (const other of [TITLE, 'Hearten', 'Coach', 'Exit quickly', 'Rename', 'free chats used', '**'])
    expect(seen).not.toContain(other);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.title()).toBe(before);
  expect(await page.locator('body > article').count()).toBe(0);
});
