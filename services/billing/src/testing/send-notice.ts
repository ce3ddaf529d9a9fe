import { createHmac } from 'node:crypto';
import { type Answered, type Replica, WEBHOOK_SECRET } from './billing-under-test.ts';

interface Signing {
  secret?: string;
  at?: Date;
  /** The header itself, in place of a good one. */
  signature?: string;
}

/** Sends a notice as the provider does; signed now with the right secret unless told otherwise. */
export function sendNotice(
  replica: Replica,
  event: unknown,
  { secret = WEBHOOK_SECRET, at = replica.deps.clock.now(), signature }: Signing = {},
): Promise<Answered> {
  const body = typeof event === 'string' ? event : JSON.stringify(event, null, 2);
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return replica.call(undefined, 'POST', '/payment/webhook', {
    body,
    headers: { 'stripe-signature': signature ?? `t=${t},v1=${v1}` },
  });
}
