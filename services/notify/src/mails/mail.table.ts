import type { MailTemplate } from '@app/contracts';
import type { Generated } from 'kysely';

/**
 * `queued` until somebody claims it; `sending` under a lease; then `sent`, `dropped` (nobody wants it any more) or
 * `parked` (refused for good, for an operator to look at).
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'parked' | 'dropped';

/** Ids and states only; no owner column, because a mail's owner is known to the service that asked for it alone. */
export interface MailsTable {
  /** The asking service's own id of the mail. */
  id: string;
  /** Known once it has been asked for. */
  template: MailTemplate | null;
  state: Generated<MailState>;
  attempts: Generated<number>;
  due_at: Date;
  /** While `sending`: another worker may claim it afterwards. */
  claimed_until: Date | null;
  /** A code, never a sentence: those of mail servers repeat addresses. */
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}
