import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a payload: the moment, and an HMAC-SHA256 over moment and payload (scheme v1). */
export function signatureOf(payload: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`, 'utf8').digest('hex')}`;
}
