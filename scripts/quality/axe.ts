import { PAGE_PATHS } from '@app/contracts';
import { openBrowser } from '@app/testkit';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { signUp } from '../screens/person.ts';

const THEMES = ['light', 'dark'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The impacts that keep somebody from using a page. */
const SERIOUS = ['serious', 'critical'];
/** Query strings of pages that show only an error without one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/reset-password': '?token=of-a-mail',
  '/unsubscribe': '?token=of-a-mail',
};

export interface AxeFinding {
  /** The page, its theme and the kind of person. */
  where: string;
  what: string;
  serious: boolean;
}

export interface AxeFigures {
  /** Number of analyses; a page is analyzed once per theme and kind of person. */
  pages: number;
  findings: AxeFinding[];
}

/** Analyzes every page and one that does not exist, in both themes, as a visitor and as a signed-in person. */
export async function analyzeWithAxe(url: string): Promise<AxeFigures> {
  const browser = await openBrowser();
  try {
    const visitor = await analyzeAs(browser, url, 'visitor');
    const member = await analyzeAs(browser, url, 'signed in');
    return { pages: visitor.pages + member.pages, findings: [...visitor.findings, ...member.findings] };
  } finally {
    await browser.close();
  }
}

async function analyzeAs(browser: Browser, url: string, who: 'visitor' | 'signed in'): Promise<AxeFigures> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (who === 'signed in') await signUp(page);
  const findings: AxeFinding[] = [];
  let pages = 0;
  for (const path of [...PAGE_PATHS, '/no-such-page']) {
    await page.goto(`${path}${QUERIES[path] ?? ''}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const theme of THEMES) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      pages += 1;
      for (const { id, impact, nodes } of violations)
        findings.push({
          where: `${path} (${theme}, ${who})`,
          what: `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          serious: SERIOUS.includes(impact ?? ''),
        });
    }
  }
  await context.close();
  return { pages, findings };
}
