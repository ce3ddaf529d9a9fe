import { internalEndpoints } from '@app/contracts';
import { asOwner, Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { accountById, changePreferences } from './user.repository.ts';

const SWITCHED_OFF = {
  notifications: { emailNotifications: false },
  marketing: { marketingEmails: false },
} as const;

/** What other services ask about somebody: where their mail goes, and what they want of it (ACC-2). */
export function internalPersonRoutes(scope: Scope<'internal'>, { db }: Deps): void {
  serve(scope, internalEndpoints.person, async ({ params: { id } }) => {
    const account = await asOwner(db, id, (trx) => accountById(trx, id));
    if (!account) throw new Failure('not_found');
    return {
      address: account.email,
      firstName: account.first_name,
      confirmed: account.email_confirmed_at !== null,
      emailNotifications: account.email_notifications,
      marketingEmails: account.marketing_emails,
    };
  });

  serve(scope, internalEndpoints.unsubscribe, async ({ params: { id }, body: { kind } }) => {
    const account = await asOwner(db, id, (trx) => changePreferences(trx, id, SWITCHED_OFF[kind]));
    if (!account) throw new Failure('not_found');
    return { unsubscribed: true };
  });
}
