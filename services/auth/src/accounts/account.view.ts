import type { internalEndpoints, Parsed, Preferences, Profile, User } from '@app/contracts';
import type { Account } from './account.repository.ts';

export function userView(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    created_at: account.createdAt.toISOString(),
    email_confirmed_at: account.emailConfirmedAt?.toISOString() ?? null,
  };
}

export function profileView(account: Account): Profile {
  return {
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    created_at: account.createdAt.toISOString(),
  };
}

export function preferencesView(account: Account): Preferences {
  return {
    email_notifications: account.emailNotifications,
    marketing_emails: account.marketingEmails,
    theme_preference: account.theme,
  };
}

/** What other services need to write to a person. */
export function personView(account: Account): Parsed<typeof internalEndpoints.person.answer> {
  return {
    address: account.email,
    firstName: account.firstName,
    confirmed: account.emailConfirmedAt !== null,
    emailNotifications: account.emailNotifications,
    marketingEmails: account.marketingEmails,
  };
}
