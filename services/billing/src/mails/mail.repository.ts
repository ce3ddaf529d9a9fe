import type { Currency } from '@app/contracts';
import { say } from '@app/service-kit';
import type { BillingTransaction } from '../schema.ts';
import type { BillingTemplate } from './mail.table.ts';

/** Asks for a mail about a purchase; one of each template, however often it is asked for. */
export async function requestMail(
  trx: BillingTransaction,
  {
    id,
    ownerId,
    checkoutId,
    template,
  }: {
    id: string;
    ownerId: string;
    checkoutId: string;
    template: BillingTemplate;
  },
): Promise<void> {
  const asked = await trx
    .insertInto('mails')
    .values({ id, owner_id: ownerId, checkout_id: checkoutId, template })
    .onConflict((conflict) => conflict.columns(['checkout_id', 'template']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (asked) await say(trx, 'mail.requested', { mailId: id, from: 'billing' });
}

/** A mail with the purchase it tells of. */
export interface PurchaseMail {
  readonly template: BillingTemplate;
  readonly ownerId: string;
  readonly checkoutId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly paidAt: Date;
  readonly refunded: number;
  readonly refundedAt: Date | null;
}

/** Any mail by its id (asSystem: notify asks on nobody's behalf). */
export async function findMail(trx: BillingTransaction, mailId: string): Promise<PurchaseMail | undefined> {
  return trx
    .selectFrom('mails')
    .innerJoin('purchases', 'purchases.checkout_id', 'mails.checkout_id')
    .select([
      'mails.template',
      'mails.owner_id as ownerId',
      'mails.checkout_id as checkoutId',
      'purchases.currency',
      'purchases.amount',
      'purchases.paid_at as paidAt',
      'purchases.refunded',
      'purchases.refunded_at as refundedAt',
    ])
    .where('mails.id', '=', mailId)
    .executeTakeFirst();
}
