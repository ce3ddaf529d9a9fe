import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { extractLinks } from './mail.ts';
import { mailLines, runSmtpDialogue } from './smtp-dialogue.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  sandbox.smtp.setBehavior({ mode: 'ok' });
  await sandbox.inbox.clear();
});

const letter = `From: "Hearten" <product@example.test>
To: "Ann Ä" <ann@example.test>
Subject: =?utf-8?Q?Best=C3=A4tige_<b>now</b>?=
Message-ID: <one@example.test>
Date: Fri, 20 Nov 2026 12:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=sep

--sep
Content-Type: text/plain; charset=utf-8

Confirm: http://localhost:3000/confirm?type=signup&token=abc.
--sep
Content-Type: text/html; charset=utf-8

<p onclick="alert(1)">Hello <a href="http://localhost:3000/confirm?type=signup&amp;token=abc">confirm</a></p>
<script>document.title = 'taken over'</script>
--sep--`;

const mailShape = z.looseObject({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  date: z.string(),
  messageId: z.string(),
  headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
});

async function send(to: string | string[], message = letter): Promise<string[]> {
  return runSmtpDialogue(sandbox.smtpPort, mailLines(to, message));
}
const json = async (where: string): Promise<unknown> => (await fetch(`${sandbox.url}${where}`)).json();

describe('a mail sent over SMTP', () => {
  test('can be read as JSON: addresses, subject, both parts, links', async () => {
    const answers = await send('ann@example.test');
    expect(answers.at(-2)).toMatch(/^250 /);
    const mail = await sandbox.inbox.waitFor({ to: 'Ann@example.test' });
    const read = mailShape.parse(await json(`/inbox/${mail.id}.json`));
    expect(read).toMatchObject({
      from: 'Hearten <product@example.test>',
      to: ['Ann Ä <ann@example.test>'],
      subject: 'Bestätige <b>now</b>',
      messageId: '<one@example.test>',
      links: ['http://localhost:3000/confirm?type=signup&token=abc'],
    });
    expect(read.text).toContain('Confirm: http');
    expect(read.html).toContain('onclick');
  });

  test('is listed by recipient, even if only the envelope names it, and by time', async () => {
    await send(['ann@example.test', 'hidden@example.test']);
    const [first] = sandbox.inbox.list();
    await send('bob@example.test', 'Subject: second\n\nhello');
    const shape = z.looseObject({ mails: z.array(z.looseObject({ id: z.string(), subject: z.string() })) });
    const subjects = async (query: string) =>
      shape.parse(await json(`/inbox.json${query}`)).mails.map((mail) => mail.subject);
    expect(await subjects('')).toEqual(['second', 'Bestätige <b>now</b>']);
    expect(await subjects('?to=hidden@example.test')).toEqual(['Bestätige <b>now</b>']);
    expect(await subjects(`?since=${first?.receivedAt}`)).toEqual(['second']);
    expect((await fetch(`${sandbox.url}/inbox.json?since=whenever`)).status).toBe(400);
  });

  test('is shown with everything escaped, and its markup in a sandboxed frame', async () => {
    await send('ann@example.test');
    const { id } = await sandbox.inbox.waitFor({ to: 'ann@example.test' });
    for (const where of ['/inbox', `/inbox/${id}`]) {
      const page = await fetch(`${sandbox.url}${where}`);
      const text = await page.text();
      expect(text).toContain('Bestätige &#60;b&#62;now&#60;/b&#62;');
      expect(text).not.toMatch(/<b>|onclick|taken over/);
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*script-src 'self'/);
    }
    const page = await (await fetch(`${sandbox.url}/inbox/${id}`)).text();
    expect(page).toContain(
      '<a href="http://localhost:3000/confirm?type=signup&#38;token=abc" target="_blank"',
    );
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const part = await fetch(`${sandbox.url}/inbox/${id}/part.html`);
    const policy = part.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  });

  test('can be deleted with all others; an unknown mail is a 404', async () => {
    await send('ann@example.test');
    const { id } = await sandbox.inbox.waitFor({ to: 'ann@example.test' });
    expect((await fetch(`${sandbox.url}/inbox`, { method: 'DELETE' })).status).toBe(204);
    for (const where of [
      `/inbox/${id}`,
      `/inbox/${id}.json`,
      `/inbox/${id}/part.html`,
      '/inbox/..%2f..%2fx',
      '/nowhere',
    ]) {
      expect((await fetch(`${sandbox.url}${where}`)).status, where).toBe(404);
    }
  });

  test('may be sent with a user name and a password; STARTTLS is not offered', async () => {
    const login = Buffer.from('\0user\0secret').toString('base64');
    const answers = await runSmtpDialogue(sandbox.smtpPort, [
      'EHLO tests',
      `AUTH PLAIN ${login}`,
      'STARTTLS',
      'QUIT',
    ]);
    expect(answers.map((line) => line.slice(0, 3))).toEqual(['220', '250', '235', '500', '221']);
  });
});

test('the last 500 mails are kept, across restarts when a folder is configured', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-inbox-'));
  try {
    const first = await startSandbox({ inboxDir: folder });
    const one = mailLines('ann@example.test', 'Subject: hello\n\nA mail.').slice(1, -1);
    const many = Array.from({ length: 502 }, () => one).flat();
    await runSmtpDialogue(first.smtpPort, ['EHLO tests', ...many, 'QUIT']);
    expect(first.inbox.list()).toHaveLength(500);
    const kept = first.inbox.list();
    await first.stop();
    expect(await readdir(folder)).toHaveLength(500);
    const second = await startSandbox({ inboxDir: folder });
    expect(second.inbox.list()).toEqual(kept);
    expect(second.inbox.list({ to: 'ann@example.test' })).toHaveLength(500);
    await second.inbox.clear();
    await second.stop();
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('simulated faults', () => {
  async function setBehavior(behavior: object): Promise<void> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(behavior),
    };
    expect((await fetch(`${sandbox.url}/control/smtp`, init)).status).toBe(200);
  }

  test('refuse: the connection is rejected', async () => {
    await setBehavior({ mode: 'refuse', times: 1 });
    expect((await send('ann@example.test'))[0]).toMatch(/^421 /);
    expect((await send('ann@example.test')).at(-2)).toMatch(/^250 /);
  });

  test('tempfail: a mail is rejected temporarily and accepted later', async () => {
    await setBehavior({ mode: 'tempfail', times: 1 });
    expect((await send('ann@example.test')).at(-2)).toMatch(/^451 /);
    expect(sandbox.inbox.list()).toEqual([]);
    expect((await send('ann@example.test')).at(-2)).toMatch(/^250 /);
  });

  test('reject_recipient: the recipient is rejected', async () => {
    await setBehavior({ mode: 'reject_recipient' });
    const answers = await runSmtpDialogue(sandbox.smtpPort, mailLines('ann@example.test', '').slice(0, 3));
    expect(answers.at(-1)).toMatch(/^550 /);
  });

  test('hang: the server does not answer', async () => {
    await setBehavior({ mode: 'hang', times: 1 });
    const silent = send('hangs@example.test');
    const other = send('ann@example.test').then(() => 'answered');
    expect(await Promise.race([silent, other])).toBe('answered');
  });
});

test('links are extracted from both parts once each, and only web addresses', () => {
  const part =
    '<a href="https://a.test/?x=1&amp;y=2">a</a> <a href=\'javascript:alert(1)\'>b</a> <a href="mailto:x@y.z">c</a>';
  expect(extractLinks('See https://a.test/?x=1&y=2, or (http://b.test/).', part)).toEqual([
    'https://a.test/?x=1&y=2',
    'http://b.test/',
  ]);
});
