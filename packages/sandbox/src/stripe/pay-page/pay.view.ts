import { html, type Markup } from '../../pages/html.ts';
import { page } from '../../pages/page.ts';
import type { CheckoutSession, SessionRecord } from '../objects/checkout-session.ts';
import { formatMoney } from '../payments/format-money.ts';

/** Renders the payment page; `problem` explains why the last attempt failed. */
export function payPage(record: SessionRecord, problem?: string): string {
  const { session, lineItems, productDescription } = record;
  const total = formatMoney(session.amount_total, session.currency);
  const lines = lineItems.map(
    (item, index) =>
      html`<tr><th scope="row">${item.description ?? ''}${item.quantity > 1 ? ` × ${item.quantity}` : ''}${index === 0 && productDescription !== null ? html`<span>${productDescription}</span>` : ''}</th><td>${formatMoney(item.amount_total, item.currency)}</td></tr>`,
  );
  const address = session.customer_details?.email;
  const debit = session.payment_method_types.some((type) => type !== 'card');
  const { submit, after_submit, terms_of_service_acceptance: terms } = session.custom_text;
  const here = `/pay/${session.id}`;
  return page(
    `Pay ${total}`,
    html`<header><p class="way">Sandbox checkout</p><h1>Pay ${total}</h1></header>
<main class="checkout">
<p class="notice">This page stands in for Stripe. You don&rsquo;t need a card, and no money moves.</p>
${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
<table class="lines"><tbody>${lines}</tbody>
<tfoot><tr><th scope="row">Total</th><td><strong>${total}</strong> ${session.currency.toUpperCase()}</td></tr></tfoot></table>
<form method="post" action="${here}/pay">
${
  address
    ? html`<p>Receipt to <strong>${address}</strong></p>`
    : html`<p><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" maxlength="320" required></p>`
}
${
  session.consent_collection?.terms_of_service === 'required'
    ? html`<p><label class="consent"><input type="checkbox" name="terms" value="accepted" required>
<span>${withLinks(terms?.message ?? "I agree to the seller's terms of service.")}</span></label></p>`
    : ''
}
${submit ? html`<p class="terms">${withLinks(submit.message)}</p>` : ''}
<p class="choices">
<button class="main">Pay ${total}</button>
${debit ? html`<button name="method" value="bank_debit">Pay later by bank debit</button>` : ''}
<button formaction="${here}/decline" formnovalidate>Decline</button>
${session.cancel_url === null ? '' : html`<button formaction="${here}/leave" formnovalidate>Leave</button>`}
</p>
${after_submit ? html`<p class="terms">${withLinks(after_submit.message)}</p>` : ''}
</form>
</main>`,
  );
}

/** Renders the page of a session that can no longer be paid. */
export function closedPage(session: CheckoutSession, back: string | null): string {
  const expired = session.status === 'expired';
  const title = expired ? 'This checkout has expired' : 'This checkout is complete';
  const sentence = expired
    ? 'Nothing was charged. Please go back and start again.'
    : session.payment_status === 'unpaid'
      ? 'The bank debit is on its way.'
      : 'You’ve paid, and you won’t be charged again.';
  return page(
    title,
    html`<header><p class="way">Sandbox checkout</p><h1>${title}</h1></header>
<main class="checkout"><p>${sentence}</p>${back === null ? '' : html`<p><a href="${back}">Back to the seller</a></p>`}</main>`,
  );
}

export function noSuchSession(): string {
  return page(
    'No such checkout',
    html`<header><p class="way">Sandbox checkout</p><h1>No such checkout</h1></header>
<main class="checkout"><p>There&rsquo;s nothing to pay at this address.</p></main>`,
  );
}

/** Renders Stripe's custom texts, which may contain Markdown links but no other Markdown. */
function withLinks(message: string): Markup[] {
  const parts = message.split(/\[([^\]]*)\]\((https?:\/\/[^)\s]+)\)/);
  return parts.flatMap((part, index) => {
    if (index % 3 === 2) return [];
    const target = parts[index + 1];
    if (index % 3 === 1 && target)
      return [html`<a href="${target}" target="_blank" rel="noopener">${part}</a>`];
    return [html`${part}`];
  });
}
