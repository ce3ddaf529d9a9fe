import { createPrivateKey, sign } from 'node:crypto';
import type { ErasureRow } from './erasure.table.ts';

const HEADER = { alg: 'EdDSA', typ: 'erasure-receipt+jwt' } as const;

/** What a receipt says: which erasure, and when each service erased its part. */
interface ErasureReceipt {
  readonly sub: string;
  readonly deletedAt: string;
  readonly services: Readonly<Record<'auth' | 'chat' | 'billing' | 'notify', string>>;
}

/** What is certified of a completed erasure; undefined of one that is not complete. */
function receiptOf(erasure: ErasureRow): ErasureReceipt | undefined {
  const { chat_erased_at: chat, billing_erased_at: billing, notify_erased_at: notify } = erasure;
  if (!chat || !billing || !notify) return undefined;
  const deletedAt = erasure.requested_at.toISOString();
  return {
    sub: erasure.receipt_id,
    deletedAt,
    services: {
      auth: deletedAt,
      chat: chat.toISOString(),
      billing: billing.toISOString(),
      notify: notify.toISOString(),
    },
  };
}

/**
 * A receipt that nobody can forge: a JWS (RFC 7515, compact) signed with Ed25519 by the key of the access tokens, and told
 * from those by its `typ`. docs/decisions/0012 tells how it is checked. Written anew whenever it is needed.
 * @param privateKey base64 of PKCS#8.
 */
export function writeReceipt(privateKey: string, erasure: ErasureRow): string | undefined {
  const receipt = receiptOf(erasure);
  if (!receipt) return undefined;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(HEADER)}.${part(receipt)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}
