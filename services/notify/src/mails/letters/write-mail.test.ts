import { LIFETIMES, type MailContent } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { deviceName, formatDuration, greeting } from './letter.ts';
import { writeMail } from './write-mail.ts';

const letterhead = { productName: 'Hearten', publicUrl: 'https://hearten.example' };
const to = { address: 'ada@example.org', firstName: 'Ada' };
const link = 'https://hearten.example/confirm?type=signup&token=abc.def';
const at = '2026-11-21T14:05:00.000Z';
const elsewhere = { ...to, personId: '0199a2b4-0000-7000-8000-000000000001' };
const signUp = { signedUpAt: '2026-11-20T09:30:00.000Z', device: 'Chrome on Android' };
const contents: MailContent[] = [
  { template: 'confirm_address', to, link, expiresAt: at, ...signUp },
  { template: 'reset_password', to, link, expiresAt: at, ...signUp },
  { template: 'password_changed', to, changedAt: at, resetLink: link },
  { template: 'new_sign_in', to, device: 'Firefox on Linux', signedInAt: at, resetLink: link },
  {
    template: 'account_exists',
    to,
    triedAt: at,
    device: 'Chrome on Android',
    signInLink: link,
    resetLink: 'https://hearten.example/forgot-password',
  },
  { template: 'account_deleted', to, deletedAt: at, receipt: 'eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl' },
  {
    template: 'payment_receipt',
    to,
    paidAt: at,
    amount: '$2.00',
    reference: 'P-1',
    withdrawUntil: '2026-12-05T14:05:00.000Z',
  },
  { template: 'payment_refunded', to, refundedAt: at, amount: '$2.00', reference: 'P-1' },
  { template: 'reply_waiting', to: elsewhere, link },
];
const linked = contents.filter((content) => JSON.stringify(content).includes(link));
const security = contents.slice(0, 5);

test.each(linked)(
  '[AUT-13] the mail $template has its link as a button, readable, and as text',
  (content) => {
    const mail = writeMail(content, letterhead);
    const escaped = link.replace('&', '&amp;');
    expect(mail.html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${escaped}</a>`);
    expect(mail.text).toContain(`\n${link}\n`);
  },
);

test.each(security)(
  'the mail $template says when it happened, and what to do if this wasn’t you',
  (content) => {
    const mail = writeMail(content, letterhead);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('21 November 2026 at 14:05 UTC');
      expect(part).toContain('If this wasn’t you');
    }
  },
);

test.each(contents.slice(0, 2))(
  '[AUT-13] the mail $template says which sign-up its link is for',
  (content) => {
    const mail = writeMail(content, letterhead);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('20 November 2026 at 09:30 UTC');
      expect(part).toContain('Chrome on Android');
    }
  },
);

describe.each(contents)('the mail $template', (content) => {
  const mail = writeMail(content, letterhead);

  test('has the same content in both parts', () => {
    const values = Object.entries(content).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'template' && !value.startsWith('20') ? [value] : [],
    );
    for (const value of [...values, 'Hello Ada,', mail.subject]) {
      expect(mail.text).toContain(value);
      expect(mail.html).toContain(value.replaceAll('&', '&amp;'));
    }
  });

  test('loads and runs nothing, and its subject reveals nothing private', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|@import|url\(|src=/i);
    expect(mail.subject).toMatch(/^[\w -]{10,60}$/);
    expect(mail.subject).not.toMatch(/hearten|relationship|love|partner|coach|chat|premium|reply/i);
  });

  test('shows hostile values as the text they are', () => {
    const hostile = writeMail(
      { ...content, to: { ...elsewhere, firstName: '<b onclick="x()">&amp;\'' } },
      { productName: '<img src=x>', publicUrl: 'https://hearten.example/"><script>' },
    );
    expect(hostile.html).not.toMatch(/<b |<img|<script/);
    expect(hostile.html).toContain('&lt;b onclick=&quot;x()&quot;&gt;&amp;amp;&#39;');
  });
});

test('the mail about a payment to settle names the payment and no person', () => {
  const mail = writeMail(
    {
      template: 'payment_to_settle',
      to: { address: 'support@hearten.example' },
      paidAt: at,
      amount: '$2.00',
      reference: 'ABCDEF012345',
      checkoutId: elsewhere.personId,
    },
    letterhead,
  );
  expect(mail.subject).toBe('[ABCDEF012345] A payment to settle');
  for (const part of [mail.html, mail.text])
    for (const value of ['ABCDEF012345', '$2.00', '21 November 2026 at 14:05 UTC', elsewhere.personId])
      expect(part).toContain(value);
});

test('the name of a device cannot carry a link', () => {
  expect(deviceName('Firefox on Linux')).toBe('Firefox on Linux');
  for (const device of ['', 'win.example', 'https://evil', 'x'.repeat(81), '\u202E'])
    expect(deviceName(device)).toBe('An unknown browser');
});

test('links are valid as long as the mail says', () => {
  expect(formatDuration(LIFETIMES.resetLink)).toBe('30 minutes');
  expect(formatDuration(LIFETIMES.confirmLink)).toBe('24 hours');
  expect([formatDuration(60_000), formatDuration(3_600_000), formatDuration(90 * 60_000)]).toEqual([
    '1 minute',
    '1 hour',
    '90 minutes',
  ]);
});

test.each([
  ['Ada', 'Hello Ada,'],
  ['  Ada \r\nBcc: all@example.org', 'Hello,'],
  ['Ada\r\nX-Evil: 1', 'Hello Ada X-Evil: 1,'],
  ['José-María', 'Hello José-María,'],
  ['👩‍👩‍👧', 'Hello 👩‍👩‍👧,'],
  ['شيرين', 'Hello شيرين,'],
  ['\u202Egnp.exe', 'Hello,'],
  ['\u202EadA\u2066', 'Hello adA,'],
  ['Win at evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['J. R.', 'Hello J. R.,'],
  ['x'.repeat(80), 'Hello,'],
  ['', 'Hello,'],
  ['\u0007', 'Hello,'],
])('a stranger called %j is greeted with %j', (name, hello) => expect(greeting(name)).toBe(hello));
