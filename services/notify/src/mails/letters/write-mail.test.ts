import { LIFETIMES, LIMITS, type MailContent } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import type { Content } from '../mail-content.ts';
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
  { template: 'change_address', to, link, expiresAt: at },
  {
    template: 'address_change_requested',
    to,
    requestedAt: at,
    link,
    expiresAt: at,
    resetLink: 'https://hearten.example/forgot-password',
  },
  { template: 'address_changed', to, changedAt: at },
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
const message = {
  fullName: 'Ada Byron',
  email: 'ada@example.org',
  subject: 'A question',
  message: `How do I say no kindly?\n${'x'.repeat(LIMITS.message.max - 24)}`,
};
const contactMessage = {
  template: 'contact_message',
  to: { address: 'support@hearten.example' },
  reference: 'H-2345-6789',
  receivedAt: at,
  message,
} as const;
const contactAcknowledgement = {
  template: 'contact_acknowledgement',
  to,
  reference: 'H-2345-6789',
  fullName: 'Ada Byron',
} as const;
const paymentToSettle = {
  template: 'payment_to_settle',
  to: { address: 'support@hearten.example' },
  paidAt: at,
  amount: '$2.00',
  reference: 'ABCDEF012345',
  checkoutId: elsewhere.personId,
} as const;
const all: Content[] = [...contents, contactMessage, contactAcknowledgement, paymentToSettle];
const linked = contents.filter((content) => JSON.stringify(content).includes(link));
const security = contents.slice(0, 8);

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
      expect(part).toContain('November 21, 2026 at 2:05 PM UTC');
      expect(part).toContain('If this wasn’t you');
    }
  },
);

test.each(contents.slice(0, 2))(
  '[AUT-13] the mail $template says which sign-up its link is for',
  (content) => {
    const mail = writeMail(content, letterhead);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('November 20, 2026 at 9:30 AM UTC');
      expect(part).toContain('Chrome on Android');
    }
  },
);

describe.each(all)('every mail, also $template,', (content) => {
  const mail = writeMail(content, letterhead, 'https://hearten.example/unsubscribe?token=a&b');

  test('has two parts of less than 30 kB, and says in both why it was sent', () => {
    for (const part of [mail.html, mail.text]) {
      expect(Buffer.byteLength(part)).toBeLessThan(30_000);
      expect(part).toContain('Hearten sent you this email because ');
    }
    expect(mail.text).not.toMatch(/<\w|&\w+;|undefined/);
    expect(mail.html).not.toContain('undefined');
  });

  test('loads nothing: every address in it is a link to the product', () => {
    expect(mail.html).not.toMatch(
      /<(img|script|link|iframe|object)\b|@import|url\(|\b(src|srcset|background)=/i,
    );
    const addresses = [...mail.html.matchAll(/([\w-]+=")?(https?:[^"<\s]*)/g)];
    for (const [, attribute, address] of addresses) {
      expect([undefined, 'href="']).toContain(attribute);
      expect(address).toMatch(/^https:\/\/hearten\.example(\/|$)/);
    }
  });

  test('shows its preview only in the mailbox, before everything else', () => {
    const [, preview] =
      /<body [^>]*>\s*<div style="display:none;[^>]*>([^&<]{10,60})&#847;/.exec(mail.html) ?? [];
    expect(preview).toBeDefined();
    expect(mail.text).not.toContain(preview);
  });

  test('is one column of at most 560 pixels, and every colour has a dark counterpart', () => {
    expect(mail.html).toContain('max-width:560px');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    const [, dark = ''] = /@media \(prefers-color-scheme: dark\) \{\n([\s\S]*?)\n\}/.exec(mail.html) ?? [];
    const classes = new Set([...mail.html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name));
    expect(classes.size).toBeGreaterThan(4);
    for (const name of classes) expect(dark).toContain(`.${name} {`);
    const body = mail.html.slice(mail.html.indexOf('<table'));
    for (const [tag] of body.matchAll(/<[^>]*(?<!-)color:[^>]*>/g)) expect(tag).toContain('class="');
  });

  test('has its button at most once, as a link and as text', () => {
    const buttons = [...mail.html.matchAll(/<a href="([^"]*)" class="button"/g)].map(
      ([, href]) => href ?? '',
    );
    expect(buttons.length).toBeLessThan(2);
    for (const href of buttons) {
      expect(mail.html.split(`>${href}</a>`)).toHaveLength(2);
      expect(mail.text.split(`\n${href.replace('&amp;', '&')}\n`)).toHaveLength(2);
    }
  });
});

test('support sees who wrote, and the whole message unchanged, in both parts', () => {
  const hostile = { ...message, fullName: '<b>Eve</b>', message: '</div><img src=x>\n\n"Hi" & bye' };
  const mail = writeMail({ ...contactMessage, message: hostile }, letterhead);
  expect(mail.text).toContain('Full name: <b>Eve</b>\nEmail address: ada@example.org\nSubject: A question\n');
  expect(mail.text).toContain(`Message:\n\n${hostile.message}\n`);
  expect(mail.html).toContain('&lt;/div&gt;&lt;img src=x&gt;\n\n&quot;Hi&quot; &amp; bye</div>');
  expect(mail.html).not.toMatch(/<b>|<img/);
  for (const part of [mail.html, mail.text]) expect(part).toContain('nobody has checked');
});

test('[CON-2] the mail to the sender of a message says where to turn in a crisis; no other mail speaks of it', () => {
  for (const content of all) {
    const mail = writeMail(content, letterhead);
    for (const part of [mail.html, mail.text])
      expect(part.includes('https://hearten.example/safety')).toBe(content === contactAcknowledgement);
  }
});

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
  const mail = writeMail(paymentToSettle, letterhead);
  expect(mail.subject).toBe('[ABCDEF012345] A payment to settle');
  for (const part of [mail.html, mail.text])
    for (const value of ['ABCDEF012345', '$2.00', 'November 21, 2026 at 2:05 PM UTC', elsewhere.personId])
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
