import type { Logger } from '@app/service-kit';
import { beforeEach } from 'vitest';
import { createBuyer } from './buyer.ts';
import { createTestBilling } from './test-billing.ts';

interface StartOptions {
  /** Whether the provider's notices arrive; a test may change it for itself. */
  webhooks?: 'send' | 'lose';
  /** Whether the due jobs run periodically. */
  dueWork?: boolean;
  log?: Logger;
}

/**
 * Starts billing with one replica for a test file, as its first line. Before each test the provider answers as usual.
 */
export async function startBilling({ webhooks = 'send', ...options }: StartOptions = {}) {
  const billing = await createTestBilling();
  const replica = await billing.start({}, options);
  const buyer = createBuyer(billing, () => replica);
  const { stripe } = billing.sandbox;
  beforeEach(() => {
    stripe.setBehavior({ mode: 'ok' });
    stripe.playWebhooks({ mode: webhooks });
    stripe.clearRequests();
  });
  return { billing, replica, buyer, stripe };
}
