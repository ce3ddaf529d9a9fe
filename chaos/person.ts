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
import { type Answer, callApi } from '../e2e/person.ts';
import type { Ledger } from './ledger.ts';

const PASSWORD = 'lavender lamp post at dusk';
/** A frozen process does not answer; milliseconds. */
const CALL_TIMEOUT_MS = 20_000;

/** Where a simulated client finds the product. */
export interface Place {
  url(): string;
  readonly sandboxUrl: string | undefined;
}

/** A simulated client that uses the product during the faults and records what the product acknowledged. */
export class ChaosPerson {
  readonly email = `${randomUUID()}@example.org`;
  userId: string | undefined;
  isSignedIn = false;
  protected readonly place: Place;
  protected readonly ledger: Ledger;
  protected headers: Record<string, string> = {};
  protected conversationId: string | undefined;
  #textCount = 0;

  constructor(place: Place, ledger: Ledger) {
    this.place = place;
    this.ledger = ledger;
  }

  /** Signs up. Signs in instead if the account exists because the answer to an earlier sign-up was lost. */
  async signUpOrIn(): Promise<void> {
    const signup = await this.call(authEndpoints.signup, {
      body: { email: this.email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' },
    });
    const answer =
      signup?.status === 200
        ? signup
        : await this.call(authEndpoints.login, { body: { email: this.email, password: PASSWORD } });
    if (answer?.status !== 200 || !answer.body.data) return;
    const { user, session } = answer.body.data;
    this.userId = user.id;
    this.isSignedIn = true;
    this.headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  }

  async startConversation(): Promise<void> {
    const question = this.text('We argue about the dishes');
    const answer = await this.call(chatEndpoints.start, {
      body: { title: 'The dishes', question },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer?.status !== 200 || answer.body.data.paywall) return;
    this.conversationId = answer.body.data.conversationId;
    this.ledger.replies.push({ email: this.email, conversationId: this.conversationId, question });
  }

  async followUp(): Promise<void> {
    const conversationId = this.conversationId;
    if (conversationId === undefined) return this.startConversation();
    const question = this.text('And then we fell silent');
    const answer = await this.call(chatEndpoints.followUp, {
      body: { conversationId, message: question },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer?.status === 200) this.ledger.replies.push({ email: this.email, conversationId, question });
  }

  async sendContactMessage(): Promise<void> {
    const answer = await this.call(notifyEndpoints.sendContact, {
      body: { fullName: 'Ada', email: this.email, subject: 'A question', message: this.text('May I ask') },
    });
    if (answer?.status === 200) this.ledger.contactReferences.push(answer.body.data.reference);
  }

  /** Pays on the provider's page. A payment counts as acknowledged when the provider has confirmed it. */
  async pay(): Promise<void> {
    if (this.ledger.paidEmails.has(this.email)) return;
    const answer = await this.call(billingEndpoints.createCheckout, {
      body: { currency: 'usd', source: 'website' },
    });
    const id = answer?.status === 200 ? /cs_\w+/.exec(answer.body.data.url)?.[0] : undefined;
    if (!id) return;
    const payment = await fetch(`${this.place.sandboxUrl}/control/stripe/sessions/${id}/pay`, {
      method: 'POST',
    });
    if (payment.ok) this.ledger.paidEmails.add(this.email);
  }

  async deleteAccount(): Promise<void> {
    const userId = this.userId;
    const answer = await this.call(accountEndpoints.deleteAccount, {});
    if (answer?.status === 204 && userId !== undefined) {
      this.ledger.deletedAccounts.push({ userId, email: this.email });
      this.isSignedIn = false;
    }
  }

  /** Reads the state of the account after the faults. Signs in again, because the tokens may have expired. */
  async readAccount() {
    const login = await this.call(authEndpoints.login, { body: { email: this.email, password: PASSWORD } });
    if (login?.status !== 200 || !login.body.data) return undefined;
    const { session } = login.body.data;
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    const detail = (id: string) => this.call(chatEndpoints.detail, { params: { id }, headers });
    const usage = await this.call(chatEndpoints.usage, { headers });
    const payment = await this.call(billingEndpoints.paymentStatus, { headers });
    const purchased = payment?.status === 200 ? payment.body.data.purchased : undefined;
    return { headers, detail, usage: usage?.body, purchased };
  }

  protected text(beginning: string): string {
    this.#textCount += 1;
    return `${beginning} (${this.#textCount}, ${randomUUID()}).`;
  }

  protected async call<const E extends Endpoint>(
    endpoint: E,
    options: {
      body?: Sent<E['body']>;
      params?: Sent<E['params']>;
      query?: Sent<E['query']>;
      headers?: Record<string, string>;
    },
  ): Promise<Answer<Parsed<E['answer']>> | undefined> {
    const headers = { ...this.headers, ...options.headers };
    const record = this.ledger.beginCall(endpoint.path);
    try {
      const answer = await Promise.race([
        callApi(this.place.url(), endpoint, { ...options, headers }),
        new Promise<never>((_resolve, reject) =>
          setTimeout(() => reject(new Error('no answer')), CALL_TIMEOUT_MS).unref(),
        ),
      ]);
      record(answer.status, answer.headers.get('retry-after'));
      return answer;
    } catch {
      record('no answer');
      return undefined;
    }
  }
}
