import { html, type Markup } from '../../pages/html.ts';
import { page } from '../../pages/page.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import { formatMoney } from '../payments/format-money.ts';
import { ACTIONS, type Action } from './actions.ts';

export interface Row {
  session: CheckoutSession;
  /** The payment's state in a few words. */
  state: string;
  acts: readonly Action[];
}

/** Renders all checkouts, newest first, with their possible actions. */
export function overviewPage(rows: readonly Row[], problem?: string): string {
  return page(
    'Payments',
    html`<header><p class="way"><a href="/">Sandbox</a></p><h1>Payments</h1>
<p>Every checkout the product opened, newest first. Here, you&rsquo;re the bank. No money moves.</p></header>
<main>
${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
${rows.length === 0 ? html`<p class="none">No checkouts yet.</p>` : html`<ul class="mails">${rows.map(renderRow)}</ul>`}
<p><a href="/payments">Refresh</a></p>
</main>`,
  );
}

function renderRow({ session, state, acts }: Row): Markup {
  const buttons = acts.map((act) => html`<button name="act" value="${act}">${ACTIONS[act]}</button>`);
  const at = new Date(session.created * 1_000).toISOString();
  return html`<li class="payment"><strong>${formatMoney(session.amount_total, session.currency)}: ${state}</strong>
<span>${session.customer_details?.email ?? 'No address yet'}</span><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>
${session.url === null ? '' : html`<a href="${session.url}">Pay page</a>`}
${acts.length === 0 ? '' : html`<form method="post" action="/payments/${session.id}" class="acts">${buttons}</form>`}</li>`;
}
