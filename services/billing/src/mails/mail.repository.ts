import type { Currency } from '@app/contracts';
import { publishEvent } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { BillingTransaction, OwnPage } from '../database.ts';

type BillingTemplate = 'payment_receipt' | 'payment_refunded';

/** A requested mail; a purchase has at most one of each template. */
interface MailTable {
  id: string;
  owner_id: string;
  checkout_id: string;
  template: BillingTemplate;
  created_at: Generated<Date>;
}

/** A payment that could not be refunded; support settles it at the provider. `id` is the id of the mail to support. */
interface SettlementTable {
  id: string;
  checkout_id: string;
  asked_at: Generated<Date>;
}

declare module '../database.ts' {
  interface BillingTables {
    mails: MailTable;
    settlements: SettlementTable;
  }
}

/** Requests a mail about a purchase. Each template is requested once, however often this is called. */
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
  if (asked) await publishEvent(trx, 'mail.requested', { mailId: id, from: 'billing' });
}

/** A mail with the purchase that it is about. */
export interface PurchaseMail {
  readonly template: BillingTemplate;
  readonly ownerId: string;
  readonly checkoutId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly paidAt: Date;
  readonly returnable: boolean;
  readonly refunded: number;
  readonly refundedAt: Date | null;
}

/** Finds a mail by its id (asSystem: notify has no signed-in person). */
export async function findMail(trx: BillingTransaction, mailId: string): Promise<PurchaseMail | undefined> {
  return trx
    .selectFrom('mails')
    .innerJoin('purchases', 'purchases.checkout_id', 'mails.checkout_id')
    .innerJoin('checkouts', 'checkouts.id', 'mails.checkout_id')
    .select([
      'mails.template',
      'mails.owner_id as ownerId',
      'mails.checkout_id as checkoutId',
      'purchases.currency',
      'purchases.amount',
      'purchases.paid_at as paidAt',
      'checkouts.returnable',
      'purchases.refunded',
      'purchases.refunded_at as refundedAt',
    ])
    .where('mails.id', '=', mailId)
    .executeTakeFirst();
}

/** Asks support by mail, once per payment, to settle a payment that could not be refunded (asSystem). */
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
  if (asked) await publishEvent(trx, 'mail.requested', { mailId: id, from: 'billing' });
}

/** The payment that support is asked to settle. */
export type PaymentToSettle = Pick<PurchaseMail, 'checkoutId' | 'currency' | 'amount' | 'paidAt'>;

/** Finds the payment that a mail to support is about (asSystem). */
export async function findSettlement(
  trx: BillingTransaction,
  mailId: string,
): Promise<PaymentToSettle | undefined> {
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

/** The cursor has milliseconds but the column has microseconds, so both are compared in milliseconds. */
const mailedAt = sql<Date>`date_trunc('milliseconds', created_at)`;

/** A page of the mails requested for a person, oldest first (asOwner). */
export async function readMailPage(trx: BillingTransaction, { ownerId, after, limit }: OwnPage) {
  return trx
    .selectFrom('mails')
    .select(['id', 'template', mailedAt.as('at')])
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${mailedAt}, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(mailedAt)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes the mails of an erased person (asSystem). */
export async function deleteMailsOf(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx.deleteFrom('mails').where('owner_id', '=', ownerId).execute();
}
