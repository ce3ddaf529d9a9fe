import type { BillingUnderTest, Replica } from './billing-under-test.ts';
import type { Person } from './people.ts';

/** What a buyer does, and what becomes of it. */
export function buying(billing: BillingUnderTest, replica: () => Replica) {
  const { stripe } = billing.sandbox;
  return {
    checkout: (person: Person, currency = 'eur', key?: string) =>
      replica().call(person, 'POST', '/payment/create-checkout', {
        body: { currency, source: 'website' },
        ...(key ? { key } : {}),
      }),
    /** Opens the page. @returns the provider's id of it. */
    async open(person: Person, currency = 'eur'): Promise<string> {
      const answer = await this.checkout(person, currency);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return sessionIn(answer.body.data.url);
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

export function sessionIn(url: string): string {
  return url.split('/').at(-1) ?? '';
}
