import { asOwner, readInPages } from '@app/service-kit';
import { readCheckoutPage } from '../checkouts/own-checkouts.repository.ts';
import type { BillingDatabase, BillingTransaction, OwnPage } from '../database.ts';
import { readMailPage } from '../mails/mail.repository.ts';
import { findPremiumSince } from '../purchases/entitlement.repository.ts';
import { readPurchasePage } from '../purchases/purchase.repository.ts';
import { findOwnReturn } from '../returns/own-return.repository.ts';
import { viewCheckout, viewMail, viewOwnReturn, viewPurchase } from './export.view.ts';

const PAGE_SIZE = 100;

/** Exports all data that billing has about a person; rows are read page by page while the answer is sent. */
export async function exportPerson({ db }: { db: BillingDatabase }, ownerId: string) {
  type Row = { at: Date; id: string };
  type ReadPage<R> = (trx: BillingTransaction, page: OwnPage) => Promise<R[]>;
  async function* rowsOf<R extends Row, Shown>(readPage: ReadPage<R>, view: (row: R) => Shown) {
    const rows = readInPages<R>(PAGE_SIZE, (after, limit) =>
      asOwner(db, ownerId, (trx) => readPage(trx, { ownerId, after, limit })),
    );
    for await (const row of rows) yield view(row);
  }
  const { premiumSince, ownReturn } = await asOwner(db, ownerId, async (trx) => ({
    premiumSince: await findPremiumSince(trx, ownerId),
    ownReturn: await findOwnReturn(trx, ownerId),
  }));
  return {
    premiumSince: premiumSince?.toISOString() ?? null,
    purchases: rowsOf(readPurchasePage, viewPurchase),
    checkouts: rowsOf(readCheckoutPage, viewCheckout),
    returnedByYourself: ownReturn ? viewOwnReturn(ownReturn) : null,
    mails: rowsOf(readMailPage, viewMail),
  };
}
