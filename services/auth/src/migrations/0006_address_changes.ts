import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table links add column address text`.execute(db);
  await sql`alter table links drop constraint links_kind_check, add constraint links_kind_check
    check (kind in ('confirm', 'reset', 'change', 'keep'))`.execute(db);
  await sql`alter table mails add column address text`.execute(db);
  await sql`alter table mails drop constraint mails_template_check, add constraint mails_template_check
    check (template in ('confirm_address', 'reset_password', 'password_changed', 'new_sign_in', 'account_exists',
      'change_address', 'address_change_requested', 'address_changed'))`.execute(db);
}

/** Adds changes of address: their links, the address that a link confirms, and mails to an address of their own. */
export const addressChanges: Migration = { up };
