import { createHmac } from 'node:crypto';

/** Creates the `Stripe-Signature` of a payload: the time, and an HMAC-SHA256 over time and payload (scheme v1). */
export function signPayload(payload: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`, 'utf8').digest('hex')}`;
}
