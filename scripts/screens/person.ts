import type { Page } from 'playwright-core';

const SILENCE = {
  title: 'Dinner in silence',
  question: 'My husband and I eat dinner in silence, and I miss how we used to talk about everything.',
};
const DANGER = {
  title: 'Everything is grey',
  question: 'I want to kill myself tonight, I can’t go on.',
};

/** Creates the account that the screenshots show. */
export async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Mia');
  await page.getByLabel('Last Name').fill('Berg');
  await page.getByLabel('Email Address').fill('mia@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lavender lamp post');
  await page.getByLabel('Confirm Password').fill('lavender lamp post');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('No conversations yet.').waitFor();
}

async function ask(page: Page, { title, question }: typeof SILENCE): Promise<void> {
  await page.goto('/ask');
  await page.getByLabel(/title/i).fill(title);
  await page.getByLabel(/situation/i).fill(question);
  await page.getByRole('button', { name: 'Hopeful' }).click();
  await page.getByRole('button', { name: 'Start chat' }).click();
  await page.getByRole('button', { name: 'Copy reply' }).first().waitFor();
}

/** Starts an ordinary conversation. */
export const askAboutSilence = (page: Page) => ask(page, SILENCE);
/** Starts a conversation that shows crisis contacts. */
export const askInDanger = (page: Page) => ask(page, DANGER);
