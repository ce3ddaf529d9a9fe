import type { Preferences, Profile, User } from '@app/contracts';
import type { UserRow } from './user.table.ts';

export function userView(account: UserRow): User {
  return {
    id: account.id,
    email: account.email,
    created_at: account.created_at.toISOString(),
    email_confirmed_at: account.email_confirmed_at?.toISOString() ?? null,
  };
}

export function profileView(account: UserRow): Profile {
  return {
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    created_at: account.created_at.toISOString(),
  };
}

export function preferencesView(account: UserRow): Preferences {
  return {
    email_notifications: account.email_notifications,
    marketing_emails: account.marketing_emails,
    theme_preference: account.theme_preference,
  };
}
