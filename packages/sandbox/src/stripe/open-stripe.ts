import type { Account } from './account.ts';
import { Ledger } from './ledger.ts';
import { expireDueSessions } from './payments/expire-session.ts';
import type { StripeApi } from './requests/answer-request.ts';
import { StripeFaults } from './requests/faults.ts';
import { IdempotentAnswers } from './requests/idempotency.ts';
import { RequestLog } from './requests/request-log.ts';
import { StripeControl } from './stripe-control.ts';
import type { WebhookTarget } from './webhooks/webhook-behavior.ts';
import { Webhooks } from './webhooks/webhooks.ts';

export interface StripeOptions {
  /** The folder that keeps payments across restarts. */
  folder: string | undefined;
  webhook: WebhookTarget | undefined;
  now: () => Date;
  payUrl: (sessionId: string) => string;
}

export interface OpenStripe {
  api: StripeApi;
  control: StripeControl;
  stop(): Promise<void>;
}

const EXPIRY_INTERVAL_MS = 1_000;

/** Opens the account: reads its ledger, resumes undelivered notices, and starts the timer that expires sessions. */
export async function openStripe({ folder, webhook, now, payUrl }: StripeOptions): Promise<OpenStripe> {
  const ledger = await Ledger.open(folder);
  const webhooks = new Webhooks({ now, target: webhook, settled: () => void saveIgnoringErrors(ledger) });
  const account: Account = { ledger, webhooks, now, payUrl };
  const faults = new StripeFaults();
  const log = new RequestLog();
  if (webhook) webhooks.resume(ledger.events.values());
  const timer = setInterval(() => expireDueSessions(account), EXPIRY_INTERVAL_MS).unref();
  return {
    api: { account, faults, log, answers: new IdempotentAnswers(now) },
    control: new StripeControl(account, faults, log),
    stop: async () => {
      clearInterval(timer);
      faults.release();
      await webhooks.stop();
      await ledger.save();
    },
  };
}

/** Saves the delivery state of notices. A failure may be ignored: the notice is sent once more, as Stripe may do. */
async function saveIgnoringErrors(ledger: Ledger): Promise<void> {
  await ledger.save().catch(() => undefined);
}
