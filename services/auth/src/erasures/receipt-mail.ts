import { createPrivateKey, sign } from 'node:crypto';
import type { MailContent } from '@app/contracts';
import { asSystem } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { AuthDatabase } from '../database.ts';
import { type ErasureRow, findErasureOfMail } from './erasure.repository.ts';

interface ReceiptDeps {
  readonly db: AuthDatabase;
  readonly config: Pick<Config, 'ACCESS_TOKEN_PRIVATE_KEY'>;
}

/** Reads the mail with the receipt of a completed erasure for notify; undefined when it should not be sent any more. */
export async function readReceiptMail(
  { db, config }: ReceiptDeps,
  id: string,
): Promise<MailContent | undefined> {
  const erasure = await asSystem(db, (trx) => findErasureOfMail(trx, id));
  return erasure && receiptMailView(erasure, config.ACCESS_TOKEN_PRIVATE_KEY);
}

/** The mail has no person id, because the account no longer exists. */
function receiptMailView(erasure: ErasureRow, privateKey: string): MailContent | undefined {
  const { address, first_name: firstName, requested_at } = erasure;
  const receipt = writeReceipt(privateKey, erasure);
  if (address === null || firstName === null || receipt === undefined) return undefined;
  const deletedAt = requested_at.toISOString();
  return { template: 'account_deleted', to: { address, firstName }, deletedAt, receipt };
}

const HEADER = { alg: 'EdDSA', typ: 'erasure-receipt+jwt' } as const;

/** The claims of a receipt: which erasure, and when each service erased its part. */
interface ErasureReceipt {
  readonly sub: string;
  readonly deletedAt: string;
  readonly services: Readonly<Record<'auth' | 'chat' | 'billing' | 'notify', string>>;
}

/** Builds the claims for a completed erasure; undefined when it is not complete. */
function buildReceipt(erasure: ErasureRow): ErasureReceipt | undefined {
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
 * Writes a signed receipt: a compact JWS (RFC 7515) with Ed25519. It uses the key of the access tokens; a different `typ`
 * keeps it from being accepted as one. docs/decisions/0012 describes how to verify it. It is not stored.
 * @param privateKey PKCS#8 in base64.
 */
function writeReceipt(privateKey: string, erasure: ErasureRow): string | undefined {
  const receipt = buildReceipt(erasure);
  if (!receipt) return undefined;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(HEADER)}.${part(receipt)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}
