import { readFile } from 'node:fs/promises';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function arrive(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await guest.page.goto(path);
  return guest.page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('the library', () => {
  test('[LIB-1] three cards with summary and duration lead to their guides, and each guide leads to the next', async () => {
    const page = await arrive('/library');
    for (const summary of [
      '15-minute structure to sync and plan.',
      'Simple steps to apologize and rebuild trust.',
      'Boundaries that protect connection.',
    ])
      await page.getByText(summary, { exact: true }).waitFor();
    await page.getByText('6 min read · 15 minutes, once a week').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Repair after conflict' }).click();
    await page.waitForURL('**/library/repair-after-conflict');
    await page.getByRole('link', { name: 'All guides' }).click();
    await page.waitForURL('**/library');
    await page.getByRole('main').getByRole('link', { name: 'Weekly check-in template' }).click();
    for (const title of ['Weekly check-in template', 'Repair after conflict', 'Saying no kindly']) {
      await heading(page).getByText(title, { exact: true }).waitFor();
      await page.getByRole('navigation', { name: 'Next guide' }).getByRole('link').click();
    }
    await page.waitForURL('**/library/weekly-check-in-template');
  });
});

describe('a guide', () => {
  const section = (page: Page, name: string) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });

  test('[LIB-2] the check-in has a preparation, five steps in 15 minutes, tips and reasons, and prints dark on white', async () => {
    const page = await arrive('/library/weekly-check-in-template');
    await heading(page).waitFor();
    for (const name of ['Preparation', 'Tips for the weeks that don’t go by the book', 'Why it works'])
      await expect.poll(() => section(page, name).getByRole('listitem').count()).toBeGreaterThan(3);
    const steps = section(page, 'The five steps').locator('ol > li');
    await expect.poll(() => steps.count()).toBe(5);
    const titles = await steps.getByRole('heading').allInnerTexts();
    const minutes = titles.map((title) => Number(/(\d+) min$/.exec(title)?.[1] ?? 0));
    expect(minutes.reduce((sum, n) => sum + n, 0)).toBe(15);
    await expectPrintable(page);
  });

  test('[LIB-3] the repair plan has six steps with example words, says what not to do and when not to use it, has a table of contents on a wide screen, and prints dark on white', async () => {
    const page = await arrive('/library/repair-after-conflict', { viewport: { width: 1440, height: 900 } });
    const steps = section(page, 'The repair plan in six steps').locator('ol > li');
    await steps.first().waitFor();
    await expect.poll(() => steps.count()).toBe(6);
    await expect.poll(() => steps.getByText('For example:').count()).toBe(6);
    await expect.poll(() => section(page, 'What not to do').getByRole('listitem').count()).toBeGreaterThan(3);
    const help = await section(page, 'When not to use this').getByRole('link').all();
    expect(await Promise.all(help.map((link) => link.getAttribute('href')))).toEqual([
      '/library/when-it-may-be-abuse',
      '/safety',
      '/contact',
    ]);

    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Rebuilding trust' }).click();
    await page.waitForURL('**#trust');
    await expect.poll(() => page.getByRole('heading', { name: 'Rebuilding trust' }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => contents.isVisible()).toBe(false);
    await expectPrintable(page);
  });

  test('[LIB-4] saying no explains when and how, has three tones for six kinds of people and a practice, and prints dark on white', async () => {
    const page = await arrive('/library/saying-no-kindly');
    for (const name of ['When to say no', 'How to say it', 'Practice: your own no'])
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    const people = section(page, 'Sentences to borrow').locator('ul > li');
    await expect
      .poll(() => people.getByRole('heading').allInnerTexts())
      .toEqual(['Your partner', 'Your parents', 'Your in-laws', 'Your child', 'A friend', 'Your boss']);
    for (const tone of ['Gentle', 'Balanced', 'Firm']) {
      await section(page, 'Three tones').getByRole('heading', { name: tone, exact: true }).waitFor();
      await expect.poll(() => people.getByRole('term').filter({ hasText: tone }).count()).toBe(6);
    }
    await expectPrintable(page);
  });

  test('leads to the coach, and a visitor to signing up first', async () => {
    const page = await arrive('/library/saying-no-kindly');
    await page.getByRole('link', { name: 'Sign up to ask about this' }).click();
    await page.waitForURL('**/signup');
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    await guest.page.goto('/library/saying-no-kindly');
    await guest.page.getByRole('link', { name: 'Ask the coach about this' }).click();
    await guest.page.waitForURL('**/ask');
  });
});

describe('the other guides', () => {
  const tool = (page: Page) => page.locator('main form');

  test('[LIB-1] have their own list below the three, and each of them but the last leads to the next', async () => {
    const page = await arrive('/library');
    const lists = page.getByRole('main').getByRole('list');
    await expect.poll(() => lists.first().getByRole('listitem').count()).toBe(3);
    const more = page.getByRole('region', { name: 'More guides' }).getByRole('link');
    await expect.poll(() => more.count()).toBe(7);
    const titles = await more.allInnerTexts();
    await more.first().click();
    for (const title of titles.slice(0, 6)) {
      await heading(page).getByText(title, { exact: true }).waitFor();
      await page.getByRole('navigation', { name: 'Next guide' }).getByRole('link').click();
    }
    await heading(page)
      .getByText(titles[0] ?? '', { exact: true })
      .waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test('an unknown guide is a page that does not exist, with status 404', async () => {
    guest = await visit(browser, product);
    const answer = await guest.page.goto('/library/else');
    expect(answer?.status()).toBe(404);
    await guest.page.getByText('Oops! Page not found').waitFor();
  });

  test('a worksheet turns answers into words, keeps them in this tab only, and sends nothing', async () => {
    const page = await arrive('/library/jealousy');
    await heading(page).waitFor();
    const calls = sentFrom(page);
    await page.getByRole('button', { name: 'Put it into words' }).click();
    await page.getByRole('status').getByText('Write what you saw').waitFor();
    await page.getByLabel('What I saw or heard').fill('You laughed with Alex all evening.');
    await page.getByLabel('One thing that would help me').fill('show me your phone');
    await page.getByText('When you laughed with Alex all evening, I felt afraid.').waitFor();
    await page.getByText('That can quickly become control.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('What I saw or heard').inputValue()).toContain('Alex');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Alex');
    await tool(page).getByRole('button', { name: 'Clear' }).click();
    expect(await everythingKept(page)).not.toContain('Alex');
    expect(calls()).toEqual([]);
    await expectPrintable(page);
  });

  test('the calculator and the planner show what they find', async () => {
    const page = await arrive('/library/money');
    for (const [label, amount] of [
      ['I take home', '3,000'],
      ['My partner takes home', '1000'],
      ['We share costs of', '2000'],
    ] as const)
      await page.getByLabel(label).fill(amount);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('You pay 1,500 and keep 1,500. Your partner pays 500 and keeps 500.').waitFor();
    await page.goto('/library/long-distance');
    await page.getByLabel('Their clock, compared with mine').selectOption('6 hours ahead');
    for (const [label, time] of [
      ['I’m free from', '16:00'],
      ['I’m free until', '22:00'],
      ['They’re free from (their clock)', '18:00'],
      ['They’re free until (their clock)', '23:30'],
    ] as const)
      await page.getByLabel(label).fill(time);
    await page.getByRole('button', { name: 'Find our hours' }).click();
    await page.getByText('4:00 PM to 5:30 PM on your clock').waitFor();
    await page.getByText('10:00 PM to 11:30 PM on theirs. That’s 1 h 30 min.').waitFor();
  });

  test('the page about abuse offers the quick exit and contacts at once, and keeps and sends nothing', async () => {
    const page = await arrive('/library/when-it-may-be-abuse', { timezoneId: 'Europe/Berlin' });
    const before = await everythingKept(page);
    const calls = sentFrom(page);
    await page.locator('.quick-exit button').waitFor();
    await page
      .getByRole('link', { name: /116 016/ })
      .first()
      .waitFor();
    await page.getByLabel('They have choked or strangled me').check();
    await page.getByRole('button', { name: 'What this can mean' }).click();
    await page.getByText('please see a doctor today').last().waitFor();
    await page.getByText('warning of serious danger').waitFor();
    await page.getByLabel('Find help in').selectOption('United Kingdom');
    expect(await everythingKept(page)).toBe(before);
    expect(calls()).toEqual([]);
    await expect.poll(() => page.getByRole('button', { name: 'Print this guide' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('navigation', { name: 'Next guide' }).count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Exit quickly' }).click();
    await page.waitForURL((url) => url.origin !== product.url);
  });
});

describe('the practice', () => {
  test('[LIB-4] a person’s own no gets remarks and is compared with three tones; it is neither stored nor sent', async () => {
    const page = await arrive('/library/saying-no-kindly', { reducedMotion: 'reduce' });
    const compare = page.getByRole('button', { name: 'Compare' });
    await compare.waitFor();
    const calls = sentFrom(page);
    await expect.poll(() => compare.isDisabled()).toBe(true);
    await page.getByLabel('Who is asking?').selectOption('Your mother');
    await page.getByText('Can’t you call me every evening?').waitFor();
    await page.getByRole('radio', { name: 'Firm' }).check();
    await page.getByLabel('Your no').fill('Sorry Mum, maybe, but I’m busy.');
    await compare.click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'What you wrote');
    for (const remark of ['We couldn’t find a clear no', 'Words like “maybe”', 'After a “but,”'])
      await page.getByText(remark).waitFor();
    await expect
      .poll(() => page.getByRole('term').filter({ hasText: 'the tone you chose' }).innerText())
      .toContain('Firm');
    await page.getByText('No, I call on Wednesdays and Sundays').waitFor();
    expect(await everythingKept(page)).not.toContain('busy');
    expect(calls()).toEqual([]);
    await page.getByRole('button', { name: 'Try another one' }).click();
    await expect.poll(() => page.getByLabel('Your no').inputValue()).toBe('');
  });
});

describe('the check-in template', () => {
  const SECRET = 'Two dinners without television';
  const wish = (page: Page) => page.getByLabel('One of you: I wish for…');
  const keep = (page: Page) => page.getByRole('switch', { name: 'Keep it in this browser until next week' });
  const kept = (page: Page, where: 'sessionStorage' | 'localStorage') =>
    page.evaluate((name) => JSON.stringify(window[name]), where);

  test('[LIB-2] can be filled in and downloaded, and nothing of it is sent', async () => {
    const page = await arrive('/library/weekly-check-in-template');
    await wish(page).waitFor();
    const calls = sentFrom(page);
    for (const box of await page.getByRole('textbox').all()) await box.fill(SECRET);
    await page.getByRole('button', { name: 'Start 15 minutes' }).click();
    await keep(page).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as text' }).click();
    expect((await download).suggestedFilename()).toMatch(/^check-in-\d{4}-\d\d-\d\d\.txt$/);
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split(SECRET)).toHaveLength(11);
    await page.goto('/library');
    await heading(page).waitFor();
    expect(calls()).toEqual([]);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('[LIB-2] survives a reload and stays in this tab, until the person chooses to keep it in the browser', async () => {
    const page = await arrive('/library/weekly-check-in-template');
    await wish(page).fill(SECRET);
    await page.reload();
    // The script of the page, which restores the text, is loaded after the page.
    await expect.poll(() => wish(page).inputValue()).toBe(SECRET);
    await expect.poll(() => kept(page, 'localStorage')).not.toContain(SECRET);
    const other = await page.context().newPage();
    await other.goto('/library/weekly-check-in-template');
    await expect.poll(() => wish(other).inputValue()).toBe('');

    await page.getByText('It’s gone when you close this tab.').waitFor();
    await keep(page).check();
    await page.getByText('until you clear it or sign out').waitFor();
    await expect.poll(() => kept(page, 'sessionStorage')).not.toContain(SECRET);
    await other.reload();
    await expect.poll(() => wish(other).inputValue()).toBe(SECRET);
    await wish(other).fill('Something else');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some((t) => t.value === 'Something else'),
    );
  });

  test('[LIB-2] “Clear” asks for confirmation and then removes everything', async () => {
    const page = await arrive('/library/weekly-check-in-template');
    await wish(page).fill(SECRET);
    await keep(page).check();
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => wish(page).inputValue()).toBe(SECRET);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Everything has been cleared.').waitFor();
    await expect.poll(() => wish(page).inputValue()).toBe('');
    expect(await everythingKept(page)).not.toContain(SECRET);
  });

  test('[LIB-2] is removed at sign-out, so that nobody else can find it in this browser', async () => {
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page } = guest;
    await page.goto('/library/weekly-check-in-template');
    await page.getByText('Hi, Mia!').waitFor();
    await wish(page).fill(SECRET);
    await keep(page).check();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await expect.poll(() => wish(page).inputValue()).toBe('');
    expect(await everythingKept(page)).not.toContain(SECRET);
  });

  test('[LIB-2] works in a browser that stores nothing, and says so', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/library/weekly-check-in-template');
    await wish(page).fill(SECRET);
    await page.getByRole('alert').getByText('Your browser isn’t saving this page').waitFor();
    await page.getByRole('button', { name: 'Start 15 minutes' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => wish(page).inputValue()).toBe(SECRET);
  });
});

describe('the timer', () => {
  const announcement = (page: Page) => page.getByRole('region', { name: 'Timer' }).getByRole('status');
  const face = (page: Page) => page.getByRole('timer');

  async function begin(): Promise<Page> {
    guest = await visit(browser, product);
    const { page } = guest;
    await page.clock.install({ time: new Date('2026-11-22T18:00:00Z') });
    await page.goto('/library/weekly-check-in-template');
    await page.clock.pauseAt(new Date('2026-11-22T18:10:00Z'));
    // The script replaces the prerendered sheet; a click before that would be lost.
    await expect.poll(() => page.getByLabel('One of you: I wish for…').isEditable()).toBe(true);
    await page.getByRole('button', { name: 'Start 15 minutes' }).click();
    await announcement(page)
      .getByText('Step 1 of 5: Say thank you. 2 minutes.')
      .waitFor({ state: 'attached' });
    return page;
  }

  test('[LIB-2] goes through the steps and announces each step, but not the seconds', async () => {
    const page = await begin();
    await page.clock.runFor(30_000);
    await face(page).getByText('1:30').waitFor();
    await expect.poll(() => announcement(page).innerText()).toBe('Step 1 of 5: Say thank you. 2 minutes.');
    await page.clock.runFor(90_000);
    await announcement(page)
      .getByText('Step 2 of 5: Say how you are. 4 minutes.')
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(600_000);
    await page.getByRole('button', { name: 'Resume' }).click();
    await face(page).getByText('4:00').waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await announcement(page)
      .getByText('Step 3 of 5: Name one wish. 4 minutes.')
      .waitFor({ state: 'attached' });
  });

  test('[LIB-2] shows the right time after the computer slept and after a reload', async () => {
    const page = await begin();
    await page.clock.fastForward('07:30');
    await announcement(page).getByText('Step 3 of 5').waitFor({ state: 'attached' });
    await face(page).getByText('2:30').waitFor();
    await page.clock.resume();
    await page.reload();
    // The clock runs while the page is loaded.
    await face(page)
      .getByText(/^2:[0-3]\d$/)
      .waitFor();
    await page.clock.fastForward('01:00:00');
    await announcement(page).getByText('That was your check-in.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('button', { name: 'Start 15 minutes' }).waitFor();
  });
});

describe('on paper', () => {
  test('[LIB-2] the sheet prints alone, with all that was written, on at most two pages', async () => {
    const page = await arrive('/library/weekly-check-in-template');
    const long = `${'A long wish. '.repeat(60)}The end of it.`;
    await page.getByLabel('One of you: I wish for…').fill(long);
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: document.documentElement.dataset.print });
    });
    await page.getByRole('button', { name: 'Print this sheet' }).click();
    await page.waitForFunction(() => 'printed' in window && window.printed === 'sheet');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('heading', { name: 'Why it works' }).isVisible()).toBe(false);
    const written = page.getByRole('paragraph').filter({ hasText: 'The end of it.' });
    await written.waitFor();
    const { height, full } = await written.evaluate((element) => ({
      height: element.clientHeight,
      full: element.scrollHeight,
    }));
    expect(height).toBe(full);
    expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.getByRole('heading', { name: 'Why it works' }).waitFor();
  });
});

/** Checks that the guide prints dark on white, without what only a screen needs. */
async function expectPrintable(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  for (const gone of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')])
    for (const one of await gone.all()) await expect.poll(() => one.isVisible()).toBe(false);
  const colours = () =>
    page.evaluate(() => {
      const of = (element: Element | null) => (element ? getComputedStyle(element) : undefined);
      return [of(document.documentElement)?.backgroundColor, of(document.querySelector('article p'))?.color];
    });
  await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(44, 35, 49)']);
  await page.getByText('Educational content only. Not therapy or medical advice.').waitFor();
  const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThan(9);
}

/** Records every request from now on that is more than fetching a file of the product. */
function sentFrom(page: Page): () => string[] {
  const calls: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    const file = request.method() === 'GET' && (url.protocol === 'blob:' || url.origin === product.url);
    if (!file || url.pathname.startsWith('/api/') || url.search !== '')
      calls.push(`${request.method()} ${url}`);
  });
  return () => calls;
}

/** Everything that this browser stores for the page. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
}

/** The number of pages of a PDF, as it states it itself. */
function pagesOf(pdf: Buffer): number {
  const counts = [...pdf.toString('latin1').matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)/g)];
  return Math.max(...counts.map(([, count]) => Number(count)));
}
