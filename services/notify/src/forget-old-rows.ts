import type { Kysely } from 'kysely';
import { forgetMessages } from './contact/contact-message.repository.ts';
import { KEEP_KEYS_MS, KEEP_MESSAGES_MS } from './contact/contact-message.ts';
import { forgetOldErasures } from './erasures/erasure.repository.ts';
import { forgetSettledMails } from './mails/mail.repository.ts';
import { REMEMBER_MS } from './mails/mail.ts';
import type { Schema } from './schema.ts';
import { forgetOldBounces } from './suppressions/suppression.repository.ts';

/** Forgets what has had its time, in each of the tables. */
export async function forgetOldRows(db: Kysely<Schema>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await forgetSettledMails(db, ago(REMEMBER_MS));
  await forgetMessages(db, { messages: ago(KEEP_MESSAGES_MS), keys: ago(KEEP_KEYS_MS) });
  await forgetOldBounces(db, now);
  await forgetOldErasures(db, now);
}
