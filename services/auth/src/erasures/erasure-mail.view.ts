import type { MailContent } from '@app/contracts';
import type { ErasureRow } from './erasure.table.ts';
import { writeReceipt } from './erasure-receipt.ts';

/** The mail with the receipt of a completed erasure. It names no person: there is none to file it under any more. */
export function erasureMailView(erasure: ErasureRow, privateKey: string): MailContent | undefined {
  const { address, first_name: firstName, requested_at } = erasure;
  const receipt = writeReceipt(privateKey, erasure);
  if (address === null || firstName === null || receipt === undefined) return undefined;
  const deletedAt = requested_at.toISOString();
  return { template: 'account_deleted', to: { address, firstName }, deletedAt, receipt };
}
