import path from 'node:path';
import { startProduct } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';

const PHONE = { width: 360, height: 740 };
const STORY = 'My sister and I have not spoken since the wedding, and I miss her. How do I write to her?';

/**
 * Takes `first-minute.png`: what a visitor sees on a phone, from opening the site to keeping the conversation, as a row of
 * pictures with the seconds since the site was opened.
 */
export async function takeFilmstrip(browser: Browser, folder: string): Promise<void> {
  const product = await startProduct({ env: { ANONYMOUS_CHAT: 'true' } });
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const frames = await visitAsNewcomer(await context.newPage());
    await drawStrip(await context.newPage(), frames, path.join(folder, 'first-minute.png'));
  } finally {
    await context.close();
    await product.stop();
  }
}

interface Frame {
  caption: string;
  picture: string;
}

async function visitAsNewcomer(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const opened = performance.now();
  const capture = async (caption: string) => {
    const seconds = ((performance.now() - opened) / 1000).toFixed(1);
    const picture = (await page.screenshot()).toString('base64');
    frames.push({ caption: `${seconds} s: ${caption}`, picture });
  };
  const replies = page.getByRole('listitem').filter({ has: page.getByText('Coach', { exact: true }) });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start chat' }).waitFor();
  await capture('the site is open');
  await page.getByLabel('Describe your situation').tap();
  await page.getByLabel('Describe your situation').pressSequentially(STORY, { delay: 20 });
  await capture('the story is written');
  await page.getByRole('button', { name: 'Start chat' }).tap();
  await page.waitForFunction(() => /conversation=/.test(window.location.search));
  await page.getByText(STORY).first().waitFor();
  await capture('the conversation begins');
  await replies.first().waitFor();
  await capture('the first words');
  await page.getByRole('button', { name: 'Copy reply' }).waitFor();
  await capture('the whole reply');
  await page.getByRole('link', { name: 'Keep this conversation' }).tap();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await capture('keeping the conversation');
  return frames;
}

async function drawStrip(page: Page, frames: readonly Frame[], file: string): Promise<void> {
  const width = PHONE.width + 16;
  await page.setViewportSize({ width: frames.length * width, height: PHONE.height + 40 });
  const figures = frames.map(
    ({ caption, picture }) =>
      `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${picture}" width="${PHONE.width}" height="${PHONE.height}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:flex;font:14px sans-serif}figure{margin:8px}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: file });
}
