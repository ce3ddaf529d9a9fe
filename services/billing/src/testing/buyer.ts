import type { Person } from '@app/testkit';
import type { Replica, TestBilling } from './test-billing.ts';

/** Creates a test driver for what buyers do and what they see afterwards. */
export function createBuyer(billing: TestBilling, replica: () => Replica) {
  const { stripe } = billing.sandbox;
  return {
    checkout: (person: Person, currency = 'eur', key?: string) =>
      replica().call(person, 'POST', '/payment/create-checkout', {
        body: { currency, source: 'website' },
        ...(key ? { key } : {}),
      }),
    /** Opens the page. @returns the provider's session id. */
    async open(person: Person, currency = 'eur'): Promise<string> {
      const answer = await this.checkout(person, currency);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return sessionIdOf(answer.body.data.url);
    },
    /** Opens the page and pays. */
    async pay(person: Person, method: 'card' | 'bank_debit' = 'card'): Promise<string> {
      const session = await this.open(person);
      await stripe.pay(session, { method, email: 'payer@example.net' });
      return session;
    },
    async isPremium(person: Person): Promise<boolean> {
      return (await replica().call(person, 'GET', '/payment/status')).body.data.purchased;
    },
    status: (person: Person, session: string) =>
      replica().call(person, 'GET', `/payment/status?session_id=${session}`),
    async states(person: Person): Promise<string[]> {
      const rows = await billing.sql<{ state: string }>(
        'select state from billing.purchases where owner_id = $1 order by paid_at',
        person.userId,
      );
      return rows.map(({ state }) => state);
    },
    async mails(person: Person): Promise<string[]> {
      const rows = await billing.sql<{ template: string }>(
        'select template from billing.mails where owner_id = $1 order by created_at',
        person.userId,
      );
      return rows.map(({ template }) => template);
    },
  };
}

export function sessionIdOf(url: string): string {
  return url.split('/').at(-1) ?? '';
}
