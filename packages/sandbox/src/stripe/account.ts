import type { Ledger } from './ledger.ts';
import { type Cause, newEvent, type StripeEventType } from './objects/event.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The one Stripe account there is here, and the world around it. */
export interface Account {
  ledger: Ledger;
  webhooks: Webhooks;
  now: () => Date;
  /** Where the pay page of a session is. */
  payUrl: (sessionId: string) => string;
}

/** Now, as Stripe counts it. */
export function seconds({ now }: Pick<Account, 'now'>): number {
  return Math.floor(now().getTime() / 1_000);
}

type Happening = readonly [type: StripeEventType, object: { id: string; object: string }, before?: object];

/** Writes down what happened at once and gives notice of it. */
export function tell(account: Account, cause: Cause, happenings: readonly Happening[]): void {
  const created = seconds(account);
  const events = happenings.map(([type, object, before]) =>
    newEvent(type, object, { cause, created, before }),
  );
  for (const event of events) account.ledger.addEvent(event);
  account.webhooks.announce(events);
}
