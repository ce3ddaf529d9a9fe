import type { Ledger } from './ledger.ts';
import { type Cause, newEvent, type StripeEventType } from './objects/event.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The sandbox's only Stripe account, with its ledger, webhooks and clock. */
export interface Account {
  ledger: Ledger;
  webhooks: Webhooks;
  now: () => Date;
  /** Returns the URL of a session's payment page. */
  payUrl: (sessionId: string) => string;
}

/** Returns the current time in seconds, as Stripe counts it. */
export function nowInSeconds({ now }: Pick<Account, 'now'>): number {
  return Math.floor(now().getTime() / 1_000);
}

type EventInput = readonly [type: StripeEventType, object: { id: string; object: string }, before?: object];

/** Records events that happened together and sends notices of them. */
export function recordEvents(account: Account, cause: Cause, happenings: readonly EventInput[]): void {
  const created = nowInSeconds(account);
  const events = happenings.map(([type, object, before]) =>
    newEvent(type, object, { cause, created, before }),
  );
  for (const event of events) account.ledger.addEvent(event);
  account.webhooks.announce(events);
}
