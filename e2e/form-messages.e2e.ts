import { expect, test } from 'vitest';
import { waitForToaster } from './chatting.ts';
import { prepareVisits } from './prepare-visits.ts';
import { signUpInBrowser } from './visit.ts';

const { arrive } = prepareVisits();

const BUSY = { error: 'We are busy.', code: 'unavailable', requestId: 'r' };
const PASSWORD = 'lavender lamp post';

interface Form {
  path: string;
  /** A button that opens the form. */
  open?: string;
  /** What is entered, by the label of the field. */
  fields: Record<string, string>;
  submit: string;
  /** What is said, by a toast and within the page. */
  toasts: string[];
  alerts: string[];
}

const OWN_FORMS: Record<string, Form> = {
  password: {
    path: '/account',
    fields: { 'Current Password': PASSWORD, 'New Password': PASSWORD, 'Confirm New Password': PASSWORD },
    submit: 'Update Password',
    toasts: ['Update failed We are busy.'],
    alerts: [],
  },
  'change of address': {
    path: '/account',
    open: 'Move to a new email',
    fields: { 'New Email': 'mia@example.org', 'Your Password': PASSWORD },
    submit: 'Send the link',
    toasts: ['We couldn’t send the link We are busy.'],
    alerts: [],
  },
  '[ACC-1] profile': {
    path: '/account',
    fields: { 'First Name': 'Maria' },
    submit: 'Save Changes',
    toasts: ['Update failed We are busy.'],
    alerts: [],
  },
};

const FORMS: Record<string, Form> = {
  '[AUT-5] sign-in': {
    path: '/login',
    fields: { Email: 'mia@example.org', Password: PASSWORD },
    submit: 'Sign In',
    toasts: ['Sign in failed'],
    alerts: ['We are busy.'],
  },
  '[AUT-4] sign-up': {
    path: '/signup',
    fields: {
      'First Name': 'Mia',
      'Last Name': 'Berg',
      'Email Address': 'mia@example.org',
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
    },
    submit: 'Create Account',
    toasts: ['Signup failed'],
    alerts: ['We are busy.'],
  },
  '[AUT-6] forgotten password': {
    path: '/forgot-password',
    fields: { 'Email Address': 'mia@example.org' },
    submit: 'Send Reset Link',
    toasts: [],
    alerts: ['Reset failed We are busy.'],
  },
  '[AUT-7] new password': {
    path: '/reset-password?token=of-a-mail',
    fields: { 'New Password': PASSWORD, 'Confirm New Password': PASSWORD },
    submit: 'Update Password',
    toasts: [],
    alerts: ['Reset failed We are busy.'],
  },
  '[CON-4] contact': {
    path: '/contact',
    fields: {
      'Full Name': 'Mia Berg',
      'Email Address': 'mia@example.org',
      Subject: 'A receipt',
      Message: 'Could you send me the receipt once more?',
    },
    submit: 'Send Message',
    toasts: [],
    alerts: ['Error sending message Please try again later or email us directly. Our address is'],
  },
  ...OWN_FORMS,
};

test.each(Object.entries(FORMS))('a failure of the form is said once: %s', async (name, form) => {
  const guest = await arrive();
  const { page } = guest;
  if (name in OWN_FORMS) await signUpInBrowser(guest);
  await page.goto(form.path);
  if (form.open) await page.getByRole('button', { name: form.open }).click();
  const submit = page.getByRole('button', { name: form.submit, exact: true });
  const fields = page.getByRole('main').locator('form').filter({ has: submit });
  for (const [label, text] of Object.entries(form.fields))
    await fields.getByLabel(new RegExp(String.raw`^${label}( \*)?$`)).fill(text);
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json: BUSY }),
  );
  if (form.toasts.length > 0) await waitForToaster(page);
  await fields.getByRole('button', { name: form.submit, exact: true }).click();
  // Title and description have no space between them; the address of support is configured.
  const words = (said: string[]) => said.map((text) => text.replace(/ \S+@\S+$/, '').replaceAll(/\s/g, ''));
  const toasts = page.locator('[data-toast]');
  const alerts = page.getByRole('alert');
  if (form.toasts.length > 0) await toasts.waitFor();
  await expect.poll(async () => words(await alerts.allInnerTexts())).toEqual(words(form.alerts));
  await expect.poll(async () => words(await toasts.allInnerTexts())).toEqual(words(form.toasts));
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
});
