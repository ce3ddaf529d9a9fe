import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The accessibility violations of a page in a theme. */
export async function accessibilityViolations(page: Page, theme: string): Promise<string[]> {
  // The application sets the theme of the account again whenever the session changes: this keeps the wanted one.
  const themeKeeper = await page.evaluateHandle((name) => {
    const root = document.documentElement;
    const setTheme = () => {
      if (root.dataset.theme !== name) root.dataset.theme = name;
    };
    const observer = new MutationObserver(setTheme);
    observer.observe(root, { attributes: true });
    setTheme();
    return observer;
  }, theme);
  // Contrast is measured once transitions have ended. Endless animations are measured as they are.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return playState === 'running' && Number.isFinite(end);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const violations = await findViolations(page);
  await themeKeeper.evaluate((observer) => observer.disconnect());
  return violations;
}

/** The rules that a page breaks, each with its elements. @param tags the kinds of rules; without them, axe's default. */
export async function findViolations(page: Page, tags: string[] = []): Promise<string[]> {
  // AxeBuilder evaluates `axeSource` instead of axe: where axe is loaded already, that is nothing.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isLoaded ? { page, axeSource: 'null' } : { page })
    // Otherwise axe opens another page for its summary, which only pages with frames need. Ours have none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (tags.length > 0) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
