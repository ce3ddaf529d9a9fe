import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What of the page stands in somebody's way, in a theme; nothing when it is well. */
export async function accessibilityViolations(page: Page, theme: string): Promise<string[]> {
  // Held: the application puts the account's back with whatever else it hears of the session.
  const held = await page.evaluateHandle((name) => {
    const root = document.documentElement;
    const hold = () => {
      if (root.dataset.theme !== name) root.dataset.theme = name;
    };
    const holding = new MutationObserver(hold);
    holding.observe(root, { attributes: true });
    hold();
    return holding;
  }, theme);
  // Colours that are still changing are nobody's to judge; what moves without end is.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter(({ effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return playState === 'running' && Number.isFinite(end);
    });
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    // Otherwise axe opens another page to sum up: of use only where a page has frames, which ours do not.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  await held.evaluate((holding) => holding.disconnect());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
