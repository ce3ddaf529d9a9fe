import { createIndexConcurrently, type SchemaMigration } from '@app/service-kit';

/** Parked mails are counted for a metric several times a minute. */
export const parkedMails: SchemaMigration = {
  isConcurrent: true,
  up: (db) => createIndexConcurrently(db, 'mails_parked', "on mails (created_at) where state = 'parked'"),
};
