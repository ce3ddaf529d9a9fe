import { html, type Markup } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Mail } from './mail.ts';

/** Shows a mail as JSON. */
export function mailView(mail: Mail): object {
  const {
    id,
    receivedAt,
    from,
    to,
    subject,
    date,
    messageId,
    headers,
    text,
    html: body,
    links,
    envelope,
  } = mail;
  return { id, receivedAt, from, to, subject, date, messageId, headers, text, html: body, links, envelope };
}

/** Shows a mail in the JSON list, without headers and bodies. */
export function mailSummary({ id, receivedAt, from, to, subject, messageId, date, links }: Mail): object {
  return { id, receivedAt, from, to, subject, messageId, date, links };
}

/** Renders the start page, with the addresses of all parts. */
export function startPage(addresses: {
  coachUrl: string;
  smtpUrl: string;
  stripeUrl: string;
  count: number;
}): string {
  return page(
    'Sandbox',
    html`<header><h1>The sandbox</h1></header>
<main>
<p>This is a development tool. It stands in for outside services that have no key yet, so you can try the whole product on
one machine. Nothing here leaves this computer.</p>
<ul class="mails">
<li><a href="/inbox"><strong>Inbox</strong><span>${addresses.count} ${addresses.count === 1 ? 'email' : 'emails'} sent by the product</span></a></li>
<li><a href="/payments"><strong>Payments</strong><span>Every checkout, and what the bank does next</span></a></li>
</ul>
<dl>
<dt>Coach</dt><dd>An OpenAI-compatible server at <code>${addresses.coachUrl}</code>, model <code>sandbox-coach</code>. It is a
script, not a real model.</dd>
<dt>Payments</dt><dd>Stripe's API at <code>${addresses.stripeUrl}</code>, with a page to pay on for every checkout. No money
moves.</dd>
<dt>Mail</dt><dd>An SMTP server at <code>${addresses.smtpUrl}</code>. It accepts every email and delivers none.</dd>
</dl>
</main>`,
  );
}

/** Renders the list of mails, newest first. */
export function inboxPage(mails: readonly Mail[]): string {
  const items = mails.map(
    (mail) => html`<li><a href="/inbox/${mail.id}"><strong>${mail.subject || '(no subject)'}</strong>
<span>To ${mail.envelope.to.join(', ')}</span>${renderTime(mail.receivedAt)}</a></li>`,
  );
  const list = html`<ul class="mails">${items}</ul>`;
  const none = html`<p class="none">No emails yet. Whatever the product sends shows up here on its own.</p>`;
  return page(
    'Inbox',
    html`<header><p class="way"><a href="/">Sandbox</a></p><h1>Inbox</h1>
<p>Every email the product sent, newest first. None of them left this computer.</p></header>
<main id="live" aria-live="polite">${mails.length > 0 ? list : none}</main>
<script src="/assets/inbox.js" defer></script>
<noscript><p><a href="/inbox">Refresh</a></p></noscript>`,
  );
}

/** Renders one mail: headers, links, the text part, and the HTML part in a sandboxed frame. */
export function mailPage(mail: Mail): string {
  const links = mail.links.map(
    (link) => html`<li><a href="${link}" target="_blank" rel="noreferrer noopener">${link}</a></li>`,
  );
  const headers = mail.headers.map(
    (header) => html`<tr><th scope="row">${header.name}</th><td>${header.value}</td></tr>`,
  );
  return page(
    mail.subject || '(no subject)',
    html`<header><p class="way"><a href="/inbox">Inbox</a></p><h1>${mail.subject || '(no subject)'}</h1></header>
<main>
<dl><dt>From</dt><dd>${mail.from || mail.envelope.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd>
<dt>Delivered to</dt><dd>${mail.envelope.to.join(', ')}</dd><dt>Received</dt><dd>${renderTime(mail.receivedAt)}</dd></dl>
${links.length > 0 ? html`<section><h2>Links</h2><ul class="links">${links}</ul></section>` : ''}
${
  mail.html === null
    ? ''
    : html`<section><h2>HTML part</h2><iframe title="HTML part of this email"
sandbox="allow-popups allow-popups-to-escape-sandbox" src="/inbox/${mail.id}/part.html"></iframe></section>`
}
${mail.text === null ? '' : html`<section><h2>Text part</h2><pre>${linkUrls(mail.text)}</pre></section>`}
<details><summary>All headers</summary><div class="wide"><table>${headers}</table></div></details>
</main>`,
  );
}

/** Renders the page for an unknown address. */
export function missingPage(): string {
  return page(
    'Page not found',
    html`<header><p class="way"><a href="/inbox">Inbox</a></p><h1>Page not found</h1></header>
<main><p>There&rsquo;s nothing at this address. Only the last 500 emails are kept.</p></main>`,
  );
}

/** Renders the HTML part for the frame; its links open in a new tab. */
export function framedPart(part: string): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${part}`;
}

function linkUrls(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?])/)
    .map((part, index) =>
      index % 2 === 1
        ? html`<a href="${part}" target="_blank" rel="noreferrer noopener">${part}</a>`
        : html`${part}`,
    );
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

function renderTime(iso: string): Markup {
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}
