import type { Account } from './account.ts';
import { Ledger } from './ledger.ts';
import { expireDue } from './payments/expire-session.ts';
import type { StripeApi } from './requests/answer.ts';
import { StripeFaults } from './requests/faults.ts';
import { IdempotentAnswers } from './requests/idempotency.ts';
import { RequestLog } from './requests/request-log.ts';
import { StripeControl } from './stripe-control.ts';
import type { WebhookTarget } from './webhooks/webhook-order.ts';
import { Webhooks } from './webhooks/webhooks.ts';

export interface StripeOptions {
  /** A folder in which payments outlive a restart. */
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

const LOOK_FOR_EXPIRED_MS = 1_000;

/** Opens the account: its ledger, the notices nobody has taken yet, and the clock that ends sessions. */
export async function openStripe({ folder, webhook, now, payUrl }: StripeOptions): Promise<OpenStripe> {
  const ledger = await Ledger.open(folder);
  const webhooks = new Webhooks({ now, target: webhook, settled: () => void saveQuietly(ledger) });
  const account: Account = { ledger, webhooks, now, payUrl };
  const faults = new StripeFaults();
  const log = new RequestLog();
  if (webhook) webhooks.resume(ledger.events.values());
  const timer = setInterval(() => expireDue(account), LOOK_FOR_EXPIRED_MS).unref();
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

/** Whether a notice was taken may be forgotten: it is sent once more then, as in life. */
async function saveQuietly(ledger: Ledger): Promise<void> {
  await ledger.save().catch(() => undefined);
}
