import { LIFETIMES, type MailContent } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { duration, greeting } from './templates/wording.ts';
import { writeMail } from './write-mail.ts';

const letterhead = { productName: 'Hearten', publicUrl: 'https://hearten.example' };
const to = { address: 'ada@example.org', firstName: 'Ada' };
const link = 'https://hearten.example/confirm?type=signup&token=abc.def';
const at = '2026-11-21T14:05:00.000Z';
const contents: MailContent[] = [
  { template: 'confirm_address', to, link, expiresAt: at },
  { template: 'reset_password', to, link, expiresAt: at },
  { template: 'password_changed', to, changedAt: at, resetLink: link },
];

describe.each(contents)('the mail $template', (content) => {
  const mail = writeMail(content, letterhead);

  test('[AUT-13] has its link as a button, as readable text, and in the text part', () => {
    const escaped = link.replace('&', '&amp;');
    expect(mail.html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${escaped}</a>`);
    expect(mail.text).toContain(`\n${link}\n`);
  });

  test('says when, and what to do if this wasn’t you, in both parts', () => {
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('21 November 2026 at 14:05 UTC');
      expect(part).toContain('If this wasn’t you');
      expect(part).toContain('Hello Ada,');
    }
  });

  test('fetches nothing, runs nothing and keeps to one subject line without the product', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|@import|url\(|src=/i);
    expect(mail.subject).toMatch(/^[\w ]{10,60}$/);
    expect(mail.subject).not.toContain('Hearten');
  });

  test('shows hostile values as the text they are', () => {
    const hostile = writeMail(
      { ...content, to: { ...to, firstName: '<b onclick="x()">&amp;\'' } },
      { productName: '<img src=x>', publicUrl: 'https://hearten.example/"><script>' },
    );
    expect(hostile.html).not.toMatch(/<b |<img|<script/);
    expect(hostile.html).toContain('&lt;b onclick=&quot;x()&quot;&gt;&amp;amp;&#39;');
  });
});

test('links live as long as they say', () => {
  expect(duration(LIFETIMES.resetLink)).toBe('30 minutes');
  expect(duration(LIFETIMES.confirmLink)).toBe('24 hours');
  expect([duration(60_000), duration(3_600_000), duration(90 * 60_000)]).toEqual([
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
