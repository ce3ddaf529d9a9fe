import {
  type BorrowedProduct,
  borrowProduct,
  NOTIFY_SECRET,
  SUPPORT_EMAIL,
  sharedBrowser,
  until,
} from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deriveKeys } from '../services/notify/src/keys.ts';
import { writeUnsubscribeToken } from '../services/notify/src/unsubscriptions/unsubscribe-token.ts';
import { accessibilityViolations } from './axe.ts';
import { button } from './chatting.ts';
import { newPerson, signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await guest.page.goto('/contact');
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  return guest.page;
}

const NAMES = ['Full Name', 'Email Address', 'Subject', 'Message'] as const;
let subjects = 0;

async function fill(page: Page): Promise<string> {
  subjects += 1;
  const subject = `A question, number ${subjects}`;
  await page.getByLabel('Full Name').fill('Mia Berg');
  await page.getByLabel('Email Address').fill('mia@example.org');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('How do I change my address?');
  return subject;
}

/** The link for people who write a mail instead of using the form. */
const address = (page: Page) => page.getByRole('link', { name: SUPPORT_EMAIL, exact: true });

interface SupportMail {
  id: string;
  subject: string;
}

interface WholeMail {
  text: string;
  headers: { name: string; value: string }[];
}

async function mailsToSupport(subject: string): Promise<SupportMail[]> {
  const answer = await fetch(`${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(SUPPORT_EMAIL)}`);
  const { mails } = (await answer.json()) as { mails: SupportMail[] };
  return mails.filter((mail) => mail.subject.endsWith(subject));
}

describe('the contact page', () => {
  test('[CON-1] [CON-2] [PUR-5] it has four required fields, says what to expect and where to turn in a crisis, and links to the policies, which state the configured numbers', async () => {
    const page = await arrive();
    await expect.poll(() => page.title()).toBe('Contact us | Hearten');
    for (const name of NAMES) {
      const field = page.getByLabel(name);
      await expect.poll(() => field.getAttribute('required')).not.toBeNull();
      await page.getByText(`${name} *`, { exact: true }).waitFor();
    }
    await button(page, 'Send Message').waitFor();
    await expect.poll(() => address(page).getAttribute('href')).toBe(`mailto:${SUPPORT_EMAIL}`);
    await page.getByText('We typically respond within 24 hours', { exact: true }).waitFor();
    await page.getByText('Hearten is not a substitute for professional therapy.').waitFor();
    await page
      .getByText(/in crisis, please contact a mental health professional or a crisis hotline/)
      .waitFor();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await page.getByRole('link', { name: 'How long we keep things' }).click();
    await page.waitForURL('**/privacy#how-long');
    await page.getByText(/180 days in our database/).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await page.getByText(/Each person has 20 free messages in a calendar month/).waitFor();
    await page.getByRole('heading', { name: '14 days to change your mind' }).waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test.each([
    ['en-US', '911', 'Call 911'],
    ['en-GB', '999', 'Call 999'],
    ['en', '112', '112'],
  ])('[PUR-5] tells a person in danger what to do before the form: %s', async (locale, number, name) => {
    const page = await arrive({ locale });
    const call = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect.poll(() => call.getAttribute('href')).toBe(`tel:${number}`);
    const form = page.getByRole('form', { name: 'Write to us' });
    expect((await call.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
    await page.getByRole('link', { name: 'See who can help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Safety' }).waitFor();
  });

  test('[CON-3] each invalid field says what is wrong until it is edited; blanks do not count', async () => {
    const page = await arrive();
    const texts = async () => {
      const wrong = page.locator('[aria-invalid="true"]');
      return wrong.evaluateAll((all) =>
        all.map(
          (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
      );
    };
    await page.getByLabel('Full Name').fill('   ');
    await button(page, 'Send Message').click();
    await expect
      .poll(() => texts())
      .toEqual([
        'Full name is required',
        'Email address is required',
        'Subject is required',
        'Message is required',
      ]);
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('fullName');
    await page.getByLabel('Full Name').fill('Mia');
    await page.getByLabel('Email Address').fill('mia@example');
    await expect.poll(() => texts()).toEqual(['Subject is required', 'Message is required']);
    await button(page, 'Send Message').click();
    await expect
      .poll(() => texts())
      .toEqual(['Please enter a valid email address', 'Subject is required', 'Message is required']);
  });

  test('[CON-4] [CON-5] a message reaches support, a reply to it reaches the sender, and the sender sees its reference', async () => {
    const page = await arrive();
    const subject = await fill(page);
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/contact/send', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await button(page, 'Send Message').click();
    await button(page, 'Sending...').waitFor();
    answered.resolve();
    await page.getByRole('heading', { level: 2, name: 'Message sent successfully!' }).waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await until(async () => (await mailsToSupport(subject)).length === 1, { timeout: 20_000, every: 100 });
    const [mail] = await mailsToSupport(subject);
    const read = await fetch(`${product.sandboxUrl}/inbox/${mail?.id}.json`);
    const { text, headers } = (await read.json()) as WholeMail;
    expect(text).toContain('How do I change my address?');
    const replyTo = headers.find(({ name }) => name.toLowerCase() === 'reply-to');
    expect(replyTo?.value).toContain('mia@example.org');
    const reference = /\[(.+?)\]/.exec(mail?.subject ?? '')?.[1] ?? 'none';
    await page.getByText(reference, { exact: true }).waitFor();
    await button(page, 'Write another message').click();
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('');
    expect(guest?.pageErrors).toEqual([]);
  });

  test('a message is sent once after a double click, and once after a retry when the answer was lost', async () => {
    const page = await arrive();
    const subject = await fill(page);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/contact/send')) keys.push(request.headers()['idempotency-key']);
    });
    // The first answer never arrives.
    await page.route(
      '**/api/contact/send',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await button(page, 'Send Message').dblclick();
    const told = page.getByRole('main').getByRole('alert');
    await told.getByText('Error sending message').waitFor();
    // One message for the failure: the notice above the fields, which a toast would repeat and cover.
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await told.getByText('Please try again later or email us directly.', { exact: true }).waitFor();
    await expect.poll(() => told.getByRole('link').getAttribute('href')).toBe(`mailto:${SUPPORT_EMAIL}`);
    expect(keys.length).toBe(1);
    await page.reload();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe(subject);
    await button(page, 'Send Message').click();
    await page.getByText('Message sent successfully!').waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
    await until(async () => (await mailsToSupport(subject)).length > 0, { timeout: 20_000, every: 100 });
    await page.goto('/contact');
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
    // A second mail for the first message would arrive before the mail for this one.
    const later = await fill(page);
    await button(page, 'Send Message').click();
    await until(async () => (await mailsToSupport(later)).length > 0, { timeout: 20_000, every: 100 });
    expect((await mailsToSupport(subject)).length).toBe(1);
  });

  test('[CON-4] after a failure the page keeps what was written and shows the message of the server', async () => {
    const page = await arrive();
    const subject = await fill(page);
    const limited = { error: 'That was a lot at once.', code: 'rate_limited', requestId: 'r' };
    await page.route('**/api/contact/send', (route) => route.fulfill({ status: 429, json: limited }), {
      times: 1,
    });
    await button(page, 'Send Message').click();
    const told = page.getByRole('main').getByRole('alert');
    await told.getByText('Error sending message').waitFor();
    await told.getByText('That was a lot at once.').waitFor();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe(subject);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
  });

  test('name and address of a signed-in person are filled in, and signing out removes the draft', async () => {
    guest = await visit(browser, product);
    const person = newPerson({ firstName: 'Mia', lastName: 'Berg' });
    await signUpInBrowser(guest, person);
    const { page } = guest;
    await page.goto('/contact');
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Mia Berg');
    await expect.poll(() => page.getByLabel('Email Address').inputValue()).toBe(person.email);
    await page.getByLabel('Message').fill('Something private');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toContain('Something private');
  });
});

describe('unsubscribing', () => {
  async function subscriber() {
    guest = await visit(browser, product);
    const { user, session } = await signUpInBrowser(guest);
    const keys = deriveKeys([Buffer.from(NOTIFY_SECRET, 'base64')]);
    const token = writeUnsubscribeToken(keys.unsubscribe, { personId: user.id, kind: 'notifications' });
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    const wanted = async () => {
      const answer = await guest?.context.request.get('/api/user/export', { headers });
      return JSON.stringify(await answer?.json());
    };
    return { page: guest.page, token, wanted };
  }

  test('opening the link changes nothing; the button unsubscribes and confirms it', async () => {
    const { page, token, wanted } = await subscriber();
    const before = await wanted();
    expect(before).toMatch(/"(email_notifications|emailNotifications)":true/);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/mail/unsubscribe')) posts += 1;
    });
    await page.goto(`/unsubscribe?token=${token}`);
    await button(page, 'Unsubscribe').waitFor();
    expect(posts).toBe(0);
    await expect.poll(() => wanted()).toMatch(/"(email_notifications|emailNotifications)":true/);
    await button(page, 'Unsubscribe').click();
    await page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' }).waitFor();
    await expect.poll(() => wanted()).toMatch(/"(email_notifications|emailNotifications)":false/);
    expect(guest?.pageErrors).toEqual([]);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
  });

  test('an invalid or missing token is reported; after a failure the person can try again', async () => {
    const { page, token } = await subscriber();
    await page.goto(`/unsubscribe?token=${token}x`);
    await button(page, 'Unsubscribe').click();
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor();
    await page.goto('/unsubscribe');
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor();
    await page.route('**/api/mail/unsubscribe*', (route) => route.abort(), { times: 1 });
    await page.goto(`/unsubscribe?token=${token}`);
    await button(page, 'Unsubscribe').click();
    await page.getByRole('alert').getByText('Network error occurred').waitFor();
    await button(page, 'Unsubscribe').click();
    await page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' }).waitFor();
  });
});
