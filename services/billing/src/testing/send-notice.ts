import { createHmac } from 'node:crypto';
import { type Replica, type TestResponse, WEBHOOK_SECRET } from './test-billing.ts';

interface Signing {
  secret?: string;
  at?: Date;
  /** A header to send instead of a valid one. */
  signature?: string;
}

/** Sends a notice as the provider does, signed now with the right secret by default. */
export function sendNotice(
  replica: Replica,
  event: unknown,
  { secret = WEBHOOK_SECRET, at = replica.deps.clock.now(), signature }: Signing = {},
): Promise<TestResponse> {
  const body = typeof event === 'string' ? event : JSON.stringify(event, null, 2);
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return replica.call(undefined, 'POST', '/payment/webhook', {
    body,
    headers: { 'stripe-signature': signature ?? `t=${t},v1=${v1}` },
  });
}
