import type { EventTables } from '@app/service-kit';
import type { Kysely, Transaction } from 'kysely';

/**
 * The tables of the schema `billing`. Each repository declares its own (`declare module`). Row-level security shows owned
 * rows to their owner only and all other rows to the service only.
 */
export interface BillingTables extends EventTables {}

export type BillingDatabase = Kysely<BillingTables>;
/** Owned rows are visible only inside `asOwner` or `asSystem`, so every repository function takes their transaction. */
export type BillingTransaction = Transaction<BillingTables>;

/** A page of a person's rows, oldest first; it starts after the row with this time and id. */
export interface OwnPage {
  readonly ownerId: string;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}
