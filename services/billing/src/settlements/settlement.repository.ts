import { say } from '@app/service-kit';
import type { PurchaseMail } from '../mails/mail.repository.ts';
import type { BillingTransaction } from '../schema.ts';

/** Asks a person to settle a payment that could not be returned, by a mail to support: once a payment (asSystem). */
export async function requestSettlement(
  trx: BillingTransaction,
  { id, checkoutId }: { id: string; checkoutId: string },
): Promise<void> {
  const asked = await trx
    .insertInto('settlements')
    .values({ id, checkout_id: checkoutId })
    .onConflict((conflict) => conflict.column('checkout_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (asked) await say(trx, 'mail.requested', { mailId: id, from: 'billing' });
}

/** The payment that a mail to support tells of (asSystem). */
export async function findSettlement(
  trx: BillingTransaction,
  mailId: string,
): Promise<Pick<PurchaseMail, 'checkoutId' | 'currency' | 'amount' | 'paidAt'> | undefined> {
  return trx
    .selectFrom('settlements')
    .innerJoin('purchases', 'purchases.checkout_id', 'settlements.checkout_id')
    .select([
      'settlements.checkout_id as checkoutId',
      'purchases.currency',
      'purchases.amount',
      'purchases.paid_at as paidAt',
    ])
    .where('settlements.id', '=', mailId)
    .executeTakeFirst();
}
