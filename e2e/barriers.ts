import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What of the page stands in somebody's way, in a theme; nothing when it is well. */
export async function barriers(page: Page, theme: string): Promise<string[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  // Colours that are still changing are nobody's to judge.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
