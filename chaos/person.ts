import { randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  authEndpoints,
  billingEndpoints,
  chatEndpoints,
  type Endpoint,
  notifyEndpoints,
  type Parsed,
  type Sent,
} from '@app/contracts';
import type { TestProduct } from '@app/testkit';
import { type Answer, callApi } from '../e2e/person.ts';
import type { Ledger } from './ledger.ts';

const PASSWORD = 'lavender lamp post at dusk';
/** A call that a frozen process holds up is given up; milliseconds. */
const PATIENCE_MS = 20_000;

/** Somebody who uses the product while it is being broken, and takes down what was promised to them. */
export class ChaosPerson {
  readonly email = `${randomUUID()}@example.org`;
  readonly #product: TestProduct;
  readonly #ledger: Ledger;
  #headers: Record<string, string> = {};
  #userId: string | undefined;
  #conversationId: string | undefined;
  #number = 0;

  constructor(product: TestProduct, ledger: Ledger) {
    this.#product = product;
    this.#ledger = ledger;
  }

  get isIn(): boolean {
    return this.#userId !== undefined;
  }

  /** Signs up, or in where that answer was lost. */
  async enter(): Promise<void> {
    const signup = await this.#call(authEndpoints.signup, {
      body: { email: this.email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' },
    });
    const answer =
      signup?.status === 200
        ? signup
        : await this.#call(authEndpoints.login, { body: { email: this.email, password: PASSWORD } });
    if (answer?.status !== 200 || !answer.body.data) return;
    const { user, session } = answer.body.data;
    this.#userId = user.id;
    this.#headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  }

  async ask(): Promise<void> {
    const question = this.#text('We argue about the dishes');
    const answer = await this.#call(chatEndpoints.start, {
      body: { title: 'The dishes', question },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer?.status !== 200 || answer.body.data.paywall) return;
    this.#conversationId = answer.body.data.conversationId;
    this.#ledger.replies.push({ who: this.email, conversationId: this.#conversationId, question });
  }

  async followUp(): Promise<void> {
    const conversationId = this.#conversationId;
    if (conversationId === undefined) return this.ask();
    const question = this.#text('And then we fell silent');
    const answer = await this.#call(chatEndpoints.followUp, {
      body: { conversationId, message: question },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer?.status === 200) this.#ledger.replies.push({ who: this.email, conversationId, question });
  }

  async write(): Promise<void> {
    const answer = await this.#call(notifyEndpoints.sendContact, {
      body: { fullName: 'Ada', email: this.email, subject: 'A question', message: this.#text('May I ask') },
    });
    if (answer?.status === 200) this.#ledger.contacts.push(answer.body.data.reference);
  }

  /** Pays at the provider's page; what the provider took is what counts. */
  async pay(): Promise<void> {
    if (this.#ledger.paid.has(this.email)) return;
    const answer = await this.#call(billingEndpoints.createCheckout, {
      body: { currency: 'usd', source: 'website' },
    });
    const id = answer?.status === 200 ? /cs_\w+/.exec(answer.body.data.url)?.[0] : undefined;
    if (!id) return;
    const paid = await fetch(`${this.#product.sandboxUrl}/control/stripe/sessions/${id}/pay`, {
      method: 'POST',
    });
    if (paid.ok) this.#ledger.paid.add(this.email);
  }

  async leave(): Promise<void> {
    const userId = this.#userId;
    const answer = await this.#call(accountEndpoints.deleteAccount, {});
    if (answer?.status === 204 && userId) {
      this.#ledger.gone.push({ userId, email: this.email });
      this.#userId = undefined;
    }
  }

  /** What they find when all is well again; signs in anew, as tokens may have run out. */
  async lookBack() {
    const login = await this.#call(authEndpoints.login, { body: { email: this.email, password: PASSWORD } });
    if (login?.status !== 200 || !login.body.data) return undefined;
    const { session } = login.body.data;
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    const detail = (id: string) => this.#call(chatEndpoints.detail, { params: { id }, headers });
    const usage = await this.#call(chatEndpoints.usage, { headers });
    const payment = await this.#call(billingEndpoints.paymentStatus, { headers });
    return { detail, usage: usage?.body, purchased: payment?.body.data.purchased };
  }

  #text(beginning: string): string {
    this.#number += 1;
    return `${beginning} (${this.#number}, ${randomUUID()}).`;
  }

  async #call<const E extends Endpoint>(
    endpoint: E,
    options: { body?: Sent<E['body']>; params?: Sent<E['params']>; headers?: Record<string, string> },
  ): Promise<Answer<Parsed<E['answer']>> | undefined> {
    const headers = { ...this.#headers, ...options.headers };
    try {
      const answer = await Promise.race([
        callApi(this.#product.url, endpoint, { ...options, headers }),
        new Promise<never>((_resolve, reject) =>
          setTimeout(() => reject(new Error('no answer')), PATIENCE_MS).unref(),
        ),
      ]);
      this.#ledger.count(answer.status, endpoint.path);
      return answer;
    } catch {
      this.#ledger.count('no answer', endpoint.path);
      return undefined;
    }
  }
}
